import { Sign } from './Sign';

type Props = { before: string; after: string; rows: readonly { before: string; after: string }[] };

/** What is usual and what is ours in pairs: a table of two columns. */
export function BeforeAfter({ before, after, rows }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th className="small-print" scope="col">
            {before}
          </th>
          <th className="small-print" scope="col">
            {after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.before}>
            <td>{row.before}</td>
            <td className="ours">
              <Sign kind="yes" disc />
              <span>{row.after}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <style jsx>{`
        table {
          width: 100%;
          border-collapse: separate;
          border-spacing: 0 var(--space-3);
        }

        th {
          padding: 0 var(--space-5) var(--space-2);
          font-weight: var(--weight-medium);
          text-align: start;
        }

        td {
          width: 50%;
          padding: var(--space-5);
          background: var(--color-surface-warm);
          color: var(--color-text-muted);
          vertical-align: top;
        }

        td:first-child {
          border-radius: var(--radius-medium) 0 0 var(--radius-medium);
        }

        .ours {
          border-radius: 0 var(--radius-medium) var(--radius-medium) 0;
          background: var(--color-surface-tint-strong);
          color: var(--color-text);
          font-weight: var(--weight-medium);
        }

        .ours :global(.tick-sign) {
          float: left;
          margin-right: var(--space-3);
        }

        .ours span {
          display: block;
          overflow: hidden;
        }

        @media (--below-compact) {
          th,
          td {
            padding: var(--space-3);
            font-size: var(--text-small);
            overflow-wrap: anywhere;
          }

          .ours :global(.tick-sign) {
            display: none;
          }
        }
      `}</style>
    </table>
  );
}
