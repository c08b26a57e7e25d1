import { Container } from '@/components/ui/Container';
import { donationYears } from '@/lib/content/company/donations';
import { donationsList } from '@/lib/content/company/donationWords';
import { DonationYearEntry } from './DonationYearEntry';

export function DonationYears() {
  return (
    <section className="band" aria-labelledby="years-title">
      <Container>
        <header>
          <h2 className="section-title" id="years-title">
            {donationsList.title}
          </h2>
          <p>{donationsList.lead}</p>
        </header>
        <ol className="list">
          {donationYears.toReversed().map((entry) => (
            <DonationYearEntry key={entry.year} entry={entry} />
          ))}
        </ol>
      </Container>
      <style jsx>{`
        header {
          margin-bottom: var(--space-8);
        }

        p {
          margin-top: var(--space-3);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
        }

        .list {
          position: relative;
        }

        /* The stem on which the years grow. */
        .list::before {
          position: absolute;
          top: 1rem;
          bottom: 0;
          left: 0.5625rem;
          width: 0.25rem;
          border-radius: var(--radius-round);
          background: linear-gradient(var(--art-near) 85%, transparent);
          content: '';
        }

        @media print {
          .list::before {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
