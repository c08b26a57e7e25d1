import { Container } from '@/components/ui/Container';
import { donationsHero } from '@/lib/content/company/donationWords';
import { GrowthChart } from './GrowthChart';

export function DonationsHero() {
  const { title, lead, total, totalLabel } = donationsHero;
  return (
    <section className="hero">
      <Container>
        <div className="two-columns words">
          <div>
            <h1 className="display-title">{title}</h1>
            <p className="lead-text lead">{lead}</p>
          </div>
          <p className="total">
            <b className={total.length > 7 ? 'long' : undefined}>{total}</b> {totalLabel}
          </p>
        </div>
        <GrowthChart />
      </Container>
      <style jsx>{`
        .hero {
          padding-top: var(--space-above-title);
          overflow: clip;
          background: linear-gradient(var(--color-surface), var(--art-warm));
        }

        .words {
          --first: 7fr;
          --second: 4fr;
          align-items: end;
          gap: var(--space-6) var(--space-9);
          margin-bottom: var(--space-6);
        }

        h1 {
          max-width: 8.8em;
        }

        .lead {
          max-width: 36rem;
          margin-top: var(--space-5);
        }

        .total {
          display: grid;
          font-size: var(--text-lead);
        }

        b {
          font-size: min(clamp(3.5rem, 2rem + 6vw, 7rem), 17.5vw);
          font-weight: var(--weight-semibold);
          letter-spacing: -0.05em;
          line-height: 1;
        }

        /* Languages that write out what English abbreviates to one letter. */
        .long {
          font-size: min(clamp(2.5rem, 1rem + 3.6vw, 4rem), 12vw);
        }
      `}</style>
    </section>
  );
}
