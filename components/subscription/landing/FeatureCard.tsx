import { Sign } from '@/components/marketing/Sign';
import type { Region } from '@/lib/content/subscription/countries';
import { landing } from '@/lib/content/subscription/pro';
import { featureFacts } from '@/lib/content/subscription/proFeatures';
import { featureShortNames, featureWords } from '@/lib/content/subscription/proFeatureWords';
import type { FeatureName } from '@/lib/contract/subscription';
import { FeaturePicture } from './FeaturePicture';

type Props = {
  feature: FeatureName;
  /** The region of the visitor, or of the subscriber's plan; null while unknown. */
  region: Region | null;
  /** Whether the reader has the plan already. */
  owned: boolean;
};

/** One feature with its picture, and whether the reader's plan, or the one sold in the reader's region, includes it. */
export function FeatureCard({ feature, region, owned }: Props) {
  const words = featureWords[feature];
  const { slug, regions, picture } = featureFacts[feature];
  // A plan that is not known still has what every plan has.
  const included = region === null ? owned && words.place === null : regions.includes(region);
  const pill = included ? landing.features[owned ? 'owned' : 'included'] : words.place;
  return (
    <article className="feature-card stacked clipped" id={slug} aria-labelledby={`${slug}-title`}>
      <div className="picture">
        <div className="clip clipped filling">
          <FeaturePicture name={picture} />
        </div>
        {pill ? (
          <p
            className={`pill in-row gap-1 round-ends caption-text strong-weight ${included ? 'accent-text' : ''}`}
          >
            {included ? <Sign kind="yes" /> : null}
            {pill}
          </p>
        ) : null}
      </div>
      <div className="words">
        <p className="eyebrow small-text">{featureShortNames[feature].name}</p>
        <h3 className="above-1 medium-title" id={`${slug}-title`}>
          {words.title}
        </h3>
        <p className="text muted">{words.text}</p>
        <ul className="wrapping small-text medium-weight">
          {words.facts.map((fact) => (
            <li key={fact}>
              <Sign kind="yes" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <FeatureCardStyles />
    </article>
  );
}

/** The look of all feature cards, in a component of its own: a card's elements then carry no name of its styles. */
function FeatureCardStyles() {
  return (
    <style jsx global>{`
        .feature-card {
          height: 100%;
          border: 1px solid var(--card-border);
          border-radius: var(--card-radius);
          background: var(--card-background);
        }

        .feature-card .picture {
          position: relative;
          height: clamp(14.5rem, 9rem + 9vw, 17.5rem);
        }

        .feature-card .words {
          display: flex;
          flex: 1;
          flex-direction: column;
          padding: var(--card-padding);
        }

        .feature-card .text {
          margin-block: var(--space-3) var(--space-5);
        }

        .feature-card ul {
          gap: var(--space-2) var(--space-5);
          margin-top: auto;
        }

        .feature-card li {
          display: flex;
          gap: var(--space-2);
        }

        .feature-card li :global(svg) {
          flex: none;
          margin-top: 0.1em;
        }

        .feature-card .pill {
          position: absolute;
          bottom: 0;
          left: var(--card-padding);
          padding: 0.25rem 0.6875rem;
          border: 1px solid var(--card-border);
          background: var(--card-background);
          line-height: 1.3;
          transform: translateY(50%);
        }

        @media print {
          .feature-card {
            break-inside: avoid;
          }

          .feature-card .picture {
            height: auto;
            padding-top: var(--card-padding);
          }

          .feature-card .clip {
            display: none;
          }

          .feature-card .pill {
            position: static;
            padding-inline: var(--card-padding);
            border: 0;
            transform: none;
          }
        }
      `}</style>
  );
}
