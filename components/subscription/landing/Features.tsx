import { Section } from '@/components/marketing/Section';
import type { Region } from '@/lib/content/subscription/countries';
import type { Lead } from '@/lib/content/subscription/leads';
import { landing } from '@/lib/content/subscription/pro';
import { featureFacts, featureOrder } from '@/lib/content/subscription/proFeatures';
import { FeatureCard } from './FeatureCard';

type Props = { lead: Lead | null; region: Region | null; owned: boolean };

/** The features, the one that the visitor came for first: all five, or those of the region once it is known. */
export function Features({ lead, region, owned }: Props) {
  const features = featureOrder(lead).filter(
    (feature) => region === null || featureFacts[feature].regions.includes(region),
  );
  return (
    <Section id="features" title={landing.features.title} lead={landing.features.lead} tone="warm">
      <ul className={`of-${features.length}`}>
        {features.map((feature) => (
          <li key={feature} data-flag={feature === 'Duck.ai' ? 'usePaidDuckAi' : undefined}>
            <FeatureCard feature={feature} region={region} owned={owned} />
          </li>
        ))}
      </ul>
      {region === 'row' ? <p className="muted above-5">{landing.features.elsewhere}</p> : null}
      <style jsx>{`
        ul {
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          gap: clamp(var(--space-4), 2vw, var(--space-5));
        }

        @media (--from-narrow) {
          ul {
            grid-template-columns: repeat(12, minmax(0, 1fr));
          }

          li {
            grid-column: span 6;
          }

          li:first-child {
            grid-column: span 12;
          }

          .of-4 li:first-child {
            grid-column: span 6;
          }
        }

        @media (--from-wide) {
          li {
            grid-column: span 4;
          }

          li:first-child {
            grid-column: span 7;
          }

          li:nth-child(2) {
            grid-column: span 5;
          }

          /* What one region has fills whole rows. */
          .of-3 li,
          .of-4 li {
            grid-column: span 6;
          }

          .of-3 li:first-child {
            grid-column: span 12;
          }
        }

        /* Without the chat there are four, in two even rows. */
        @media (--from-narrow) {
          :global([data-flag-usepaidduckai='false']) li {
            grid-column: span 6;
          }
        }
      `}</style>
    </Section>
  );
}
