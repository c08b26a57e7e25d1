import { Section } from '@/components/marketing/Section';
import { Sign } from '@/components/marketing/Sign';
import { comparison } from '@/lib/content/subscription/proComparison';

/** With and without the subscription. Roles are explicit, as grid display can hide the meaning of table parts. */
export function Comparison() {
  const { title, lead, columns, rows } = comparison;
  return (
    <Section id="comparison" title={title} lead={lead}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above, grid display removes the native roles in some browsers */}
      <table role="table" className="comparison-table">
        <caption>
          <span className="spoken">{lead}</span>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="spoken">{columns.topic}</span>
            </th>
            <th role="columnheader" scope="col">
              {columns.without}
            </th>
            <th role="columnheader" scope="col" className="ours">
              {columns.with}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.topic} role="row" data-flag={row.flag}>
              <th role="rowheader" scope="row">
                {row.topic}
              </th>
              <ComparisonCell text={row.without} />
              <ComparisonCell text={row.with} ours />
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <style jsx global>{`
        /* Three columns; on a phone each row shows its topic above the two cells. */
        .comparison-table,
        .comparison-table thead,
        .comparison-table tbody {
          display: block;
        }

        .comparison-table caption {
          display: block;
          height: 0;
        }

        .comparison-table tr {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          column-gap: var(--space-3);
        }

        .comparison-table th {
          font-weight: var(--weight-semibold);
          text-align: start;
        }

        .comparison-table thead th {
          padding: var(--space-3) 0;
          font-size: var(--text-small);
          color: var(--color-text-muted);
        }

        .comparison-table thead th:first-child {
          grid-column: 1 / -1;
          padding: 0;
        }

        .comparison-table thead .ours {
          padding-inline: var(--space-4);
          border-radius: var(--radius-medium);
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        .comparison-table tbody tr {
          padding-bottom: var(--space-4);
        }

        .comparison-table tbody th {
          grid-column: 1 / -1;
          padding-block: var(--space-4) var(--space-3);
        }

        .comparison-table tbody tr + tr {
          border-top: 1px solid var(--color-border);
        }

        @media (--from-medium) {
          .comparison-table tr {
            grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr);
            column-gap: clamp(var(--space-4), 3vw, var(--space-7));
          }

          .comparison-table thead th:first-child,
          .comparison-table tbody th {
            grid-column: auto;
          }

          .comparison-table thead th,
          .comparison-table tbody th {
            padding-block: var(--space-4);
          }

          .comparison-table thead .ours {
            padding-inline: var(--space-5);
            border-radius: var(--card-radius) var(--card-radius) 0 0;
          }

          .comparison-table tbody tr {
            padding-bottom: 0;
          }

          .comparison-table tbody th {
            padding-block: var(--space-5);
          }
        }

        .comparison-table td {
          display: grid;
          align-content: start;
          gap: var(--space-2);
          padding: var(--space-3) 0 var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          line-height: 1.45;
          overflow-wrap: anywhere;
        }

        .comparison-table td.ours {
          padding-inline: var(--space-4);
          border-radius: var(--radius-medium);
          background: var(--color-surface-tint);
          color: var(--color-text);
        }

        @media (--from-medium) {
          .comparison-table td {
            grid-template-columns: auto 1fr;
            gap: var(--space-3);
            padding-block: var(--space-5);
            font-size: var(--text-body);
            line-height: 1.5;
          }

          .comparison-table td.ours {
            padding-inline: var(--space-5);
            border-radius: 0;
          }

          .comparison-table tr:last-child > td.ours {
            border-radius: 0 0 var(--card-radius) var(--card-radius);
          }
        }
      `}</style>
    </Section>
  );
}

/** One side of a situation: `ours` is the subscription's. */
function ComparisonCell({ text, ours = false }: { text: string; ours?: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the table is laid out as a grid, which removes the native role in some browsers
    <td role="cell" className={ours ? 'ours' : undefined}>
      <Sign kind={ours ? 'yes' : 'no'} disc />
      <span>{text}</span>
    </td>
  );
}
