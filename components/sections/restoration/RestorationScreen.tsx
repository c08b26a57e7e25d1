import { staticIsland } from '@/components/layout/flow/staticIsland';
import { PageShore } from '@/components/marketing/PageShore';
import { CodePanel } from '@/components/sections/restoration/CodePanel';
import { Feedback } from '@/components/sections/restoration/Feedback';
import { RestorationLead } from '@/components/sections/restoration/RestorationLead';
import { RestorationReading } from '@/components/sections/restoration/RestorationReading';
import { SubscriptionFeedback } from '@/components/subscription/account/SubscriptionFeedback';
import { useRestorationAccess } from '@/lib/hooks/native/useRestorationAccess';

const StaticLead = staticIsland(typeof window === 'undefined' ? RestorationLead : null);
const StaticSections = staticIsland(typeof window === 'undefined' ? RestorationReading : null);
const StaticShore = staticIsland(typeof window === 'undefined' ? PageShore : null);

/** Identity theft restoration: the code for an advisor first, then what to know before the call. */
export function RestorationScreen() {
  const access = useRestorationAccess();
  return (
    <>
      <section className="hero clipped" aria-labelledby="restoration-title">
        <div className="page-column">
          <div className="columns in-column">
            <StaticLead />
            <CodePanel access={access} />
          </div>
        </div>
      </section>
      <StaticSections />
      <Feedback />
      <div className="unified" data-flag="useUnifiedFeedback">
        <div className="page-column">
          <div className="questions">
            <SubscriptionFeedback />
          </div>
        </div>
      </div>
      <div className="shore">
        <StaticShore route="/identity-theft-restoration" />
      </div>
      <style jsx>{`
        .hero {
          padding-block: clamp(var(--space-5), 4vw, var(--space-9)) clamp(var(--space-8), 7vw, var(--space-10));
          background: linear-gradient(var(--color-surface), var(--color-surface-tint) 70%);
        }

        .unified {
          padding-block: var(--space-5) clamp(var(--space-8), 5vw, var(--space-10));
        }

        .questions {
          max-width: var(--width-text);
        }

        :global([data-app]) .shore {
          display: none;
        }

        .columns {
          gap: var(--space-6) clamp(var(--space-6), 5vw, var(--space-10));
        }

        @media (--from-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
            align-items: center;
          }
        }
      `}</style>
    </>
  );
}
