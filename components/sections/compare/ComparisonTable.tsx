import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { compareWords } from '@/lib/content/downloadPages/compare';
import { browserComparison, comparedBrowsers, comparisonGroups } from '@/lib/content/downloads/comparison';
import {
  type ComparisonRowWords,
  comparisonGroupTitles,
  comparisonWords,
} from '@/lib/content/downloads/comparisonWords';
import { SupportSign } from './SupportSign';

/** Those whose column can be beside ours. */
const competitors = comparedBrowsers
  .filter(({ id }) => id !== 'ours')
  .map(({ id, name }) => ({ id, label: name }));

type Props = {
  /** A few rows, and nothing that explains them. */
  short?: boolean;
  event?: string;
};

/**
 * The comparison as one real table. Where six columns do not fit, radio buttons above it choose which column is
 * beside ours, using only the style sheet. Changing the display of table parts can hide their meaning from screen
 * readers, so the roles are explicit.
 */
export function ComparisonTable({ short = false, event }: Props) {
  const rows = browserComparison.filter(({ teaser }) => teaser || !short);
  return (
    <div className={short ? 'browser-comparison short' : 'browser-comparison'}>
      <ChoicePills
        name="browser"
        legend={compareWords.choose}
        legendClass="small-print medium-weight below-2"
        options={competitors}
        event={event}
      />
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table">
        <caption>
          <span className="spoken">{compareWords.caption}</span>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="topic">
              {compareWords.topic}
            </th>
            {comparedBrowsers.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col" className={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {comparisonGroups.map((group) => (
          <tbody key={group} role="rowgroup">
            {short ? null : (
              <tr role="row" className="group">
                {/* biome-ignore lint/a11y/useSemanticElements: it heads a group of rows, not one row */}
                <th role="rowheader" scope="rowgroup" colSpan={comparedBrowsers.length + 1}>
                  {comparisonGroupTitles[group]}
                </th>
              </tr>
            )}
            {rows
              .filter((row) => row.group === group)
              .map((row) => (
                <ComparisonRow key={row.id} row={row} short={short} />
              ))}
          </tbody>
        ))}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <style jsx global>{`
        /* Six columns where there is room; on narrower screens ours and the chosen one, each row below its topic. */
        .browser-comparison table {
          width: 100%;
          border-collapse: separate;
          border-spacing: 0;
          font-size: var(--text-small);
        }

        .browser-comparison th,
        .browser-comparison td {
          padding: var(--space-4) var(--space-3);
          border-bottom: 1px solid var(--color-border);
          text-align: start;
          vertical-align: top;
        }

        .browser-comparison thead th {
          position: sticky;
          top: 0;
          z-index: 1;
          background: var(--color-surface);
          font-size: var(--text-body);
          font-weight: var(--weight-semibold);
        }

        .browser-comparison tbody .topic {
          font-size: var(--text-body);
          font-weight: var(--weight-semibold);
          line-height: 1.3;
        }

        .browser-comparison .meaning,
        .browser-comparison .note {
          display: block;
          margin-top: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-caption);
          font-weight: var(--weight-regular);
          letter-spacing: 0;
          line-height: 1.4;
          text-wrap: pretty;
        }

        .browser-comparison .group th {
          padding: var(--space-7) 0 var(--space-3);
          border-bottom: 2px solid var(--color-text);
          font-size: var(--text-title-3);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-title);
          line-height: var(--leading-title);
        }

        .browser-comparison td.ours {
          background: var(--color-surface-tint);
        }

        .browser-comparison thead .ours {
          border-radius: var(--radius-medium) var(--radius-medium) 0 0;
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        @media (--from-wide) {
          .browser-comparison fieldset {
            display: none;
          }

          .browser-comparison table {
            table-layout: fixed;
          }

          .browser-comparison thead .topic {
            width: 27%;
          }
        }

        @media screen and (--below-wide) {
          .browser-comparison table,
          .browser-comparison thead,
          .browser-comparison tbody,
          .browser-comparison caption,
          .browser-comparison .group th {
            display: block;
          }

          .browser-comparison caption {
            height: 0;
          }

          .browser-comparison tr {
            display: grid;
            grid-template-columns: repeat(2, minmax(0, 1fr));
          }

          .browser-comparison tr.group {
            display: block;
          }

          .browser-comparison thead {
            position: sticky;
            top: 0;
            z-index: 1;
            margin-top: var(--space-5);
            background: var(--color-surface);
          }

          .browser-comparison thead th {
            position: static;
          }

          /* Out of sight but still there: the headers of a screen reader go by the number of cells. */
          .browser-comparison thead .topic {
            position: absolute;
            width: 1px;
            height: 1px;
            padding: 0;
            overflow: hidden;
            clip-path: inset(50%);
          }

          .browser-comparison tbody .topic {
            grid-column: 1 / -1;
            padding: var(--space-4) 0 var(--space-3);
            border-bottom: 0;
          }

          .browser-comparison.short :is(th, td) {
            padding-block: var(--space-2);
          }

          .browser-comparison:has(input) :is(th, td):is(.chrome, .edge, .safari, .firefox, .brave) {
            display: none;
          }

          .browser-comparison:has(input[value='chrome']:checked) tr > .chrome,
          .browser-comparison:has(input[value='edge']:checked) tr > .edge,
          .browser-comparison:has(input[value='safari']:checked) tr > .safari,
          .browser-comparison:has(input[value='firefox']:checked) tr > .firefox,
          .browser-comparison:has(input[value='brave']:checked) tr > .brave {
            display: block;
          }
        }

        /* Paper has no choice to make, and room for all six columns in smaller type, with each sign above its word. */
        @media print {
          .browser-comparison table {
            font-size: var(--text-caption);
            hyphens: auto;
            print-color-adjust: exact;
            table-layout: fixed;
          }

          .browser-comparison th,
          .browser-comparison td {
            padding: var(--space-2) 0.375rem;
          }

          .browser-comparison .support {
            padding: 1.375rem 0 0;
          }

          .browser-comparison .note {
            font-size: 0.6875rem;
          }

          .browser-comparison thead th {
            position: static;
            font-size: inherit;
          }

          .browser-comparison thead .topic {
            width: 22%;
          }

          .browser-comparison tbody .topic {
            font-size: var(--text-small);
          }
        }
      `}</style>
    </div>
  );
}

/** One protection: its purpose, and what each browser does about it. */
function ComparisonRow({ row, short }: { row: (typeof browserComparison)[number]; short: boolean }) {
  const { topic, meaning, notes }: ComparisonRowWords = comparisonWords[row.id];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the table is laid out as a grid on phones, which removes the native roles
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <th role="rowheader" scope="row" className="topic">
        {topic}
        {short ? null : <span className="meaning">{meaning}</span>}
      </th>
      {comparedBrowsers.map(({ id }) => {
        const note = short ? undefined : notes[id];
        return (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <td key={id} role="cell" className={id}>
            <SupportSign support={row.cells[id]} />
            {note ? <span className="note">{note}</span> : null}
          </td>
        );
      })}
    </tr>
  );
}
