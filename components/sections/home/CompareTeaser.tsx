import { Section } from '@/components/marketing/Section';
import { competitors } from '@/components/sections/compare/ComparisonTable';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { compareWords } from '@/lib/content/downloadPages/compare';
import {
  browserComparison,
  comparedBrowsers,
  comparisonAsOf,
  type Support,
} from '@/lib/content/downloads/comparison';
import { comparisonWords, supportWords } from '@/lib/content/downloads/comparisonWords';
import { compareTeaser } from '@/lib/content/home/compareTeaser';

const rows = browserComparison.filter(({ teaser }) => teaser);

/** The class that draws the sign of a cell. Half of the cells have the plain one. */
function signOf(support: Support): string | undefined {
  return support === 'none' ? undefined : support;
}

/** A few rows of the comparison. On a phone the radio buttons choose whose column is beside ours. */
export function CompareTeaser() {
  const { title, lead, more } = compareTeaser;
  return (
    <Section id="compare" title={title} lead={lead} tone="tint">
      <div className="compare-teaser">
        <ChoicePills name="compared" legend={compareWords.choose} legendClass="" options={competitors} />
        <table className="raised-panel small-text">
          <caption>{compareWords.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{compareWords.topic}</th>
              {comparedBrowsers.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                <th scope="row">{comparisonWords[id].topic}</th>
                {comparedBrowsers.map((browser) => (
                  <td key={browser.id} className={signOf(cells[browser.id])}>
                    {supportWords[cells[browser.id]]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small-print below-4">
          {compareWords.asOf} <time dateTime={comparisonAsOf.date}>{comparisonAsOf.words}</time>
        </p>
        <ButtonLink href={more.href} variant="secondary" data-event="page.home.compare.click">
          {more.label}
        </ButtonLink>
      </div>
      <style jsx global>{`
        /* A plain table; the style sheet draws the signs, since the page contains dozens of them. Columns are
           told by their place, the topic first and ours second. Where six do not fit, ours and the chosen one
           remain. A hidden cell takes up no space, and the table keeps its display type. */
        .compare-teaser fieldset,
        .compare-teaser caption {
          display: none;
        }

        .compare-teaser table {
          width: 100%;
          margin-bottom: var(--space-4);
          border-spacing: 0;
          overflow: hidden;
          box-shadow: var(--shadow-low);
          table-layout: fixed;
        }

        .compare-teaser :is(th, td) {
          padding: 0.8125rem 0.5rem;
          text-align: start;
          line-height: 1.3;
        }

        .compare-teaser tr > :first-child {
          width: 31%;
          padding-left: 1.5rem;
          font-weight: var(--weight-medium);
        }

        .compare-teaser tbody tr > * {
          border-top: 1px solid var(--color-border);
        }

        .compare-teaser thead th {
          padding-block: 1.125rem;
          font-size: var(--text-body);
        }

        .compare-teaser th:nth-child(2) {
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        .compare-teaser td:nth-child(2) {
          background: var(--color-surface-tint-strong);
          font-weight: var(--weight-medium);
        }

        .compare-teaser td {
          position: relative;
          color: var(--color-text-muted);
          font-size: var(--text-caption);
        }

        .compare-teaser td:is(.included, .limited, .paid) {
          color: var(--color-text);
        }

        .compare-teaser td::before {
          display: inline-block;
          width: 0.9375rem;
          height: 0.9375rem;
          margin-right: 0.375rem;
          border: 2px solid var(--color-border-strong);
          border-radius: 50%;
          vertical-align: -0.1875rem;
          content: '';
        }

        .compare-teaser td.included::before {
          border-color: var(--color-accent);
          background: var(--color-accent);
        }

        .compare-teaser td.included::after {
          position: absolute;
          top: calc(50% - 0.3125rem);
          left: 0.8125rem;
          width: 0.3125rem;
          height: 0.5rem;
          border: solid var(--color-on-accent);
          border-width: 0 2px 2px 0;
          rotate: 42deg;
          content: '';
        }

        .compare-teaser td.limited::before {
          border-color: var(--color-accent);
          background: linear-gradient(90deg, var(--color-accent) 50%, transparent 50%);
        }

        .compare-teaser td.paid::before {
          border-color: var(--color-highlight);
          background: var(--color-highlight);
        }

        @media (forced-colors: active) {
          .compare-teaser td::before,
          .compare-teaser td::after {
            forced-color-adjust: none;
          }
        }

        @media screen and (--below-wide) {
          .compare-teaser fieldset {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-2);
            margin-bottom: var(--space-4);
          }

          .compare-teaser legend {
            float: left;
            width: 100%;
            color: var(--color-text-muted);
            font-size: var(--text-small);
          }

          .compare-teaser :is(th, td) {
            padding-right: 0.25rem;
            padding-left: 0.5rem;
          }

          .compare-teaser td {
            padding-right: 0;
            padding-left: 1.5rem;
          }

          .compare-teaser td::before {
            position: absolute;
            top: calc(50% - 0.5rem);
            left: 0.375rem;
          }

          .compare-teaser td.included::after {
            left: 0.6875rem;
          }

          .compare-teaser tr > :first-child {
            width: 40%;
            padding-left: 0.875rem;
          }

          .compare-teaser:has(fieldset) tr > :nth-child(n + 3) {
            display: none;
          }

          .compare-teaser:has(label:nth-of-type(1) :checked) tr > :nth-child(3),
          .compare-teaser:has(label:nth-of-type(2) :checked) tr > :nth-child(4),
          .compare-teaser:has(label:nth-of-type(3) :checked) tr > :nth-child(5),
          .compare-teaser:has(label:nth-of-type(4) :checked) tr > :nth-child(6),
          .compare-teaser:has(label:nth-of-type(5) :checked) tr > :nth-child(7) {
            display: table-cell;
          }
        }

        /* All columns on paper, with each sign above its word. */
        @media print {
          .compare-teaser table {
            print-color-adjust: exact;
          }

          .compare-teaser :is(th, td) {
            padding-inline: 0.5rem;
            vertical-align: top;
          }

          .compare-teaser thead th {
            font-size: inherit;
          }

          .compare-teaser td::before {
            display: block;
            margin-bottom: 0.25rem;
          }

          .compare-teaser td.included::after {
            top: 0.96875rem;
            left: 0.8125rem;
          }
        }
      `}</style>
    </Section>
  );
}
