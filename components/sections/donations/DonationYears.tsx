import { Section } from '@/components/marketing/Section';
import { donationYears } from '@/lib/content/company/donations';
import { donationsList } from '@/lib/content/company/donationWords';
import { DonationYearEntry } from './DonationYearEntry';

export function DonationYears() {
  return (
    <Section id="years" title={donationsList.title} lead={donationsList.lead}>
      <ol className="list">
        {donationYears.toReversed().map((entry) => (
          <DonationYearEntry key={entry.year} entry={entry} />
        ))}
      </ol>
      <style jsx>{`
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
    </Section>
  );
}
