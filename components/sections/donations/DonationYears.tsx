import { Section } from '@/components/marketing/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { type DonationYear, dollars, donationYears } from '@/lib/content/company/donations';
import { causes, donationsList, roundWords } from '@/lib/content/company/donationWords';

/** How many rounds are shown at once; those before them are folded. */
const told = 3;

function entryOf(entry: DonationYear) {
  return <DonationYearEntry key={entry.year} entry={entry} />;
}

export function DonationYears() {
  return (
    <Section id="years" title={donationsList.title} lead={donationsList.lead}>
      <ol className="list holder">{donationYears.slice(-told).toReversed().map(entryOf)}</ol>
      <Disclosure title={donationsList.earlier}>
        <ol className="list holder above-4">{donationYears.slice(0, -told).toReversed().map(entryOf)}</ol>
      </Disclosure>
      <style jsx>{`
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

/** One round of donations: year, amount and theme on one side, the recipients on the other. */
function DonationYearEntry({ entry: { year, total, gifts } }: { entry: DonationYear }) {
  const { theme, text } = roundWords[year];
  return (
    <li className="two-columns holder" id={`year-${year}`}>
      <div className="head">
        <h3 className="in-column gap-1">
          <span className="small-title accent-text">{year}</span>
          <span className="total">{dollars(total)}</span>
        </h3>
        <p className="theme small-title strong-weight above-3 title-leading">{theme}</p>
        <p className="muted above-1">{text}</p>
      </div>
      <dl className="in-column">
        {gifts.map(({ cause, amount }) => (
          <div className="apart wrapping gap-4 line-above" key={cause}>
            <dt>{causes[cause]}</dt>
            <dd className="strong-weight own-size">{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
      <style jsx>{`
        li {
          --first: 5fr;
          --second: 7fr;
          gap: var(--space-4) var(--space-9);
          padding: 0 0 var(--space-9) 3.5rem;
          break-inside: avoid;
        }

        li::before {
          position: absolute;
          top: 0.375rem;
          left: 0;
          width: 1.375rem;
          height: 1.375rem;
          border: 0.25rem solid var(--art-near);
          border-radius: 0 70% 50% 70%;
          background: var(--color-surface);
          content: '';
        }

        .total {
          font-size: min(clamp(2rem, 1.5rem + 2vw, 3rem), 12vw);
          /* Drawn closer, the periods of 1.100.000 disappear between the digits. */
          letter-spacing: -0.02em;
          word-spacing: 0.08em;
          font-kerning: none;
          line-height: 1.05;
        }

        dl {
          grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
          column-gap: var(--space-7);
          align-self: start;
        }

        dl div {
          align-items: baseline;
          padding-block: var(--space-3);
          line-height: 1.35;
        }

        dt {
          flex: 1 1 8rem;
        }

        dd {
          font-variant-numeric: tabular-nums;
        }

        @media (--below-wide) {
          li {
            padding-left: 2.5rem;
          }
        }

        @media print {
          li {
            padding-left: 0;
          }

          li::before {
            display: none;
          }
        }
      `}</style>
    </li>
  );
}
