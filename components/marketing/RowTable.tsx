type Props = {
  caption: string;
  /** The columns after the first, which says what a row is about. */
  columns: readonly string[];
  /** Heads the first column, where that needs saying. */
  first?: string;
  rows: readonly { head: string; cells: readonly string[] }[];
};

/**
 * A table with a sentence in each cell. On a narrow screen each row becomes a list of its own, with the name of its
 * column above each cell. Changing the display of table parts can hide their meaning from screen readers, so the roles
 * are explicit.
 */
export function RowTable({ caption, columns, first, rows }: Props) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="below-6 full-width" role="table">
      <caption className="spoken">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {first ? (
            <th className="accent-text" role="columnheader" scope="col">
              {first}
            </th>
          ) : (
            <td role="cell" />
          )}
          {columns.map((column) => (
            <th className="accent-text" key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ head, cells }) => (
          <tr key={head} role="row">
            <th role="rowheader" scope="row">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]} role="cell" data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <style jsx>{`
        table {
          border-collapse: collapse;
        }

        th,
        td {
          padding: var(--space-4) var(--space-5) var(--space-4) 0;
          border-bottom: 1px solid var(--color-border);
          text-align: start;
          vertical-align: top;
        }

        tbody th {
          width: 27%;
        }

        @media (--below-narrow) {
          table,
          tbody,
          tr,
          tbody th,
          td {
            display: block;
            width: auto;
          }

          thead {
            position: absolute;
            overflow: hidden;
            width: 1px;
            height: 1px;
            clip-path: inset(50%);
          }

          tr {
            padding-block: var(--space-4);
            border-bottom: 1px solid var(--color-border);
          }

          tbody th,
          td {
            padding: 0;
            border: 0;
          }

          td::before {
            display: block;
            margin-top: var(--space-2);
            color: var(--color-accent-text);
            font-size: var(--text-small);
            font-weight: var(--weight-semibold);
            content: attr(data-column);
          }
        }
      `}</style>
    </table>
  );
}
