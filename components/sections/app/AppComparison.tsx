import { Section } from '@/components/marketing/Section';
import { SupportSign } from '@/components/sections/compare/SupportSign';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { appComparison } from '@/lib/content/downloadPages/app';
import { compareWords } from '@/lib/content/downloadPages/compare';
import {
  browserComparison,
  type ComparisonRowId,
  comparedBrowsers,
  comparisonAsOf,
} from '@/lib/content/downloads/comparison';
import { comparisonWords } from '@/lib/content/downloads/comparisonWords';

const shown = new Set<ComparisonRowId>(['trackers', 'cookie-pop-ups', 'clear-data']);
const rows = browserComparison.filter(({ id }) => shown.has(id));

/** Some rows of the comparison, one card per row with all browsers on it, so that nothing scrolls sideways. */
export function AppComparison() {
  return (
    <Section
      id="comparison"
      title={appComparison.title}
      lead={appComparison.lead}
      tone="deep"
      layout="side"
      action={
        <div className="gap-4 stacked at-start">
          <ButtonLink href="/compare-privacy" variant="secondary">
            {appComparison.more}
          </ButtonLink>
          <p className="small-print">
            {compareWords.asOf} <time dateTime={comparisonAsOf.date}>{comparisonAsOf.words}</time>
          </p>
        </div>
      }
    >
      <dl>
        {rows.map((row) => (
          <div className="line-above" key={row.id}>
            <dt className="small-title strong-weight below-3 balanced title-leading">
              {comparisonWords[row.id].topic}
            </dt>
            <dd>
              <ul className="browsers in-column small-text">
                {comparedBrowsers.map(({ id, name }) => (
                  <li key={id}>
                    <b className="own-line medium-weight">{name}</b>
                    <SupportSign support={row.cells[id]} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <style jsx>{`
        dl > div {
          padding-block: var(--space-4);
        }

        dt {
          letter-spacing: var(--tracking-title);
        }

        .browsers {
          grid-template-columns: repeat(auto-fit, minmax(max(9rem, 33% - 1rem), 1fr));
          gap: var(--space-3) var(--space-4);
        }

        li:first-child b {
          color: var(--color-accent-text);
        }
      `}</style>
    </Section>
  );
}
