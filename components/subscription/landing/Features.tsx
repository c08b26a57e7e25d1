import { Section } from '@/components/marketing/Section';
import type { Region } from '@/lib/content/subscription/countries';
import { type Lead, landing } from '@/lib/content/subscription/pro';
import { featureOrder } from '@/lib/content/subscription/proFeatures';
import { FeatureCard } from './FeatureCard';

type Props = { lead: Lead | null; region: Region | null };

/** The five features; the one that the visitor came for is first. */
export function Features({ lead, region }: Props) {
  return (
    <Section id="features" title={landing.features.title} lead={landing.features.lead} tone="warm">
      <ul>
        {featureOrder(lead).map((feature) => (
          <li key={feature} data-flag={feature === 'Duck.ai' ? 'usePaidDuckAi' : undefined}>
            <FeatureCard feature={feature} region={region} />
          </li>
        ))}
      </ul>
      <style jsx>{`
        ul {
          padding: 0;
          list-style: none;
          display: grid;
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
