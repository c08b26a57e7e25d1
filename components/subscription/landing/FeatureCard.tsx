import { Sign } from '@/components/marketing/Sign';
import type { Region } from '@/lib/content/subscription/countries';
import { landing } from '@/lib/content/subscription/pro';
import { featureFacts } from '@/lib/content/subscription/proFeatures';
import { featureShortNames, featureWords } from '@/lib/content/subscription/proFeatureWords';
import type { FeatureName } from '@/lib/contract/subscription';
import { FeatureCardStyles } from './FeatureCardStyles';
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
    <article className="feature-card" id={slug} aria-labelledby={`${slug}-title`}>
      <div className="picture">
        <div className="clip">
          <FeaturePicture name={picture} />
        </div>
        {pill ? (
          <p className={included ? 'pill ours' : 'pill'}>
            {included ? <Sign kind="yes" /> : null}
            {pill}
          </p>
        ) : null}
      </div>
      <div className="words">
        <p className="name">{featureShortNames[feature].name}</p>
        <h3 id={`${slug}-title`}>{words.title}</h3>
        <p className="text">{words.text}</p>
        <ul>
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
