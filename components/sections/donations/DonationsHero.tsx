import { Container } from '@/components/ui/Container';
import { donationsHero } from '@/lib/content/company/donations';
import { GrowthChart } from './GrowthChart';

export function DonationsHero() {
  const { title, lead, total, totalLabel } = donationsHero;
  return (
    <section className="hero">
      <Container>
        <div className="words">
          <div>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          <p className="total">
            <b>{total}</b> {totalLabel}
          </p>
        </div>
        <GrowthChart />
      </Container>
      <style jsx>{`
        .hero {
          padding-top: clamp(2rem, 0.5rem + 5vw, 5rem);
          overflow: clip;
          background: linear-gradient(var(--color-surface), var(--art-warm));
        }

        .words {
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
          align-items: end;
          gap: var(--space-6) var(--space-9);
          margin-bottom: var(--space-6);
        }

        h1 {
          max-width: 8.8em;
          font-size: var(--text-display);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .lead {
          max-width: 36rem;
          margin-top: var(--space-5);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .total {
          display: grid;
          font-size: var(--text-lead);
        }

        b {
          font-size: clamp(3.5rem, 2rem + 6vw, 7rem);
          font-weight: var(--weight-semibold);
          letter-spacing: -0.05em;
          line-height: 1;
        }

        @media (--below-wide) {
          .words {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
