import { legalWords } from '@/lib/content/legal/legalWords';
import type { Language } from '@/lib/content/site/languages/languages';
import type { Inline } from '@/lib/legal/legalDocument';
import { LegalRun } from './LegalRun';

type Cell = readonly Inline[];
type Props = {
  head: readonly Cell[];
  rows: readonly (readonly Cell[])[];
  label: string;
  language: Language;
};

/**
 * A table whose first column names the row. On a narrow screen each row becomes a small block of its own, which can hide
 * the meaning of its parts from screen readers, so the roles are explicit.
 */
export function LegalTable({ head, rows, label, language }: Props) {
  const { column: labelOf } = legalWords[language];
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={widthsOf(head, rows)} aria-labelledby={label}>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
            <th className="strong-weight" key={column} role="columnheader" scope="col">
              <LegalRun words={cell} language={language} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first = [], ...rest], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
          <tr key={row} role="row">
            <th className="strong-weight" role="rowheader" scope="row">
              <LegalRun words={first} language={language} />
            </th>
            {rest.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
                key={column}
                role="cell"
                data-column={head.length > 2 ? labelOf(textOf(head[column + 1])) : undefined}
              >
                <LegalRun words={cell} language={language} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <style jsx>{`
        table {
          width: 100%;
          border-collapse: collapse;
          font-size: var(--text-small);
          line-height: 1.5;
        }

        th,
        td {
          padding: 0.75rem 1rem 0.75rem 0;
          border-bottom: 1px solid var(--color-border);
          text-align: left;
          vertical-align: top;
        }

        thead th {
          color: var(--color-text-muted);
          font-weight: var(--weight-medium);
        }

        tbody th {
          width: 42%;
        }

        @media (--from-narrow) {
          .wide tbody th {
            width: 20%;
          }

          .wide td:last-child {
            width: 24%;
          }

          .even tbody th {
            width: 28%;
          }

          .even td:last-child {
            width: 36%;
          }
        }

        @media screen and (--below-narrow) {
          thead {
            position: absolute;
            width: 1px;
            height: 1px;
            overflow: hidden;
            clip-path: inset(50%);
          }

          tbody tr,
          tbody th,
          tbody td {
            display: block;
            width: auto;
            padding: 0;
            border: 0;
          }

          td[data-column]::before {
            color: var(--color-text-muted);
            content: attr(data-column);
          }

          tbody tr {
            padding-block: 0.75rem;
            border-bottom: 1px solid var(--color-border);
          }
        }
      `}</style>
    </table>
  );
}

/** How wide the columns are: two that hold about as much are as wide as each other. */
function widthsOf(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string | undefined {
  if (head.length < 3) return undefined;
  const longest = (column: number) => Math.max(...rows.map((row) => textOf(row[column]).length));
  return 2 * longest(2) > longest(1) ? 'even' : 'wide';
}

/** Only the text of a cell. */
function textOf(cell: Cell = []): string {
  return cell.map((part) => (part.kind === 'text' ? part.text : textOf(part.children))).join('');
}
