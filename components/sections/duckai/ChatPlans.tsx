import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { chatPlans } from '@/lib/content/productPages/chat';

/** What is free and what the subscription adds. */
export function ChatPlans() {
  const { title, columns, rows, link } = chatPlans;
  const [, free, more] = columns;
  return (
    <Section id="plans" title={title} tone="warm" layout="side">
      <table>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{free}</th>
            <th scope="col" className="more">
              {more}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{row.topic}</th>
              <td>{row.free}</td>
              <td className="more">{row.more}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
            display: none;
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
