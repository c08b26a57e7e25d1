import { Sign } from './Sign';

type Props = { before: string; after: string; rows: readonly { before: string; after: string }[] };

/** What is usual and what is ours in pairs: a table of two columns. */
export function BeforeAfter({ before, after, rows }: Props) {
  return (
    <table className="full-width">
      <thead>
        <tr>
          <th className="small-print medium-weight" scope="col">
            {before}
          </th>
          <th className="small-print medium-weight" scope="col">
            {after}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.before}>
            <td className="muted padded warm-ground">{row.before}</td>
            <td className="ours padded strong-tint medium-weight">
              <Sign kind="yes" disc />
              <span className="own-line clipped">{row.after}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <style jsx>{`
        table {
          border-collapse: separate;
          border-spacing: 0 var(--space-3);
        }

        th {
          padding: 0 var(--space-5) var(--space-2);
          text-align: start;
        }

        td {
          width: 50%;
          vertical-align: top;
        }

        td:first-child {
          border-radius: var(--radius-medium) 0 0 var(--radius-medium);
        }

        .ours {
          border-radius: 0 var(--radius-medium) var(--radius-medium) 0;
        }

        .ours :global(.tick-sign) {
          float: left;
          margin-right: var(--space-3);
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
