import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { chatPlans } from '@/lib/content/productPages/chat';

/**
 * What is free and what the subscription adds. Changing the display of table parts can hide their meaning from screen
 * readers, so the roles are explicit.
 */
export function ChatPlans() {
  const { title, columns, rows, link } = chatPlans;
  const [, free, more] = columns;
  return (
    <Section id="plans" title={title} tone="warm" layout="side">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table">
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            <th role="columnheader" scope="col">
              {free}
            </th>
            <th role="columnheader" scope="col" className="more">
              {more}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={row.topic}>
              <th role="rowheader" scope="row">
                {row.topic}
              </th>
              <td role="cell">{row.free}</td>
              <td role="cell" className="more">
                {row.more}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <ButtonLink href={link.href} variant="secondary">
        {link.label}
      </ButtonLink>
      <style jsx>{`
        table {
          width: 100%;
          margin-bottom: var(--space-6);
          border-collapse: collapse;
        }

        th,
        td {
          padding: var(--space-4) var(--space-3);
          border-bottom: 1px solid var(--color-border);
          text-align: left;
          vertical-align: top;
        }

        tbody th {
          padding-left: 0;
          color: var(--color-text-muted);
          font-weight: var(--weight-regular);
        }

        thead .more {
          color: var(--color-accent-text);
        }

        td.more {
          font-weight: var(--weight-medium);
        }

        /* Two columns leave room for words; what a row is about stands above them. */
        @media (--below-narrow) {
          table,
          thead,
          tbody {
            display: block;
          }

          tr {
            display: grid;
            grid-template-columns: repeat(2, minmax(0, 1fr));
            border-bottom: 1px solid var(--color-border);
            overflow-wrap: anywhere;
          }

          thead td {
            position: absolute;
            width: 1px;
            height: 1px;
            padding: 0;
            overflow: hidden;
            clip-path: inset(50%);
          }

          th,
          td {
            padding-right: var(--space-3);
            padding-left: 0;
            border-bottom: 0;
          }

          tbody th {
            grid-column: 1 / -1;
            padding-bottom: 0;
          }
        }
      `}</style>
    </Section>
  );
}
