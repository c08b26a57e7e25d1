import { Section } from '@/components/marketing/Section';
import { securityWords } from '@/lib/content/help/securityWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** What is stored, how, and for how long. On a narrow screen each row becomes a small list of its own. */
export function StoredData() {
  const { title, lead, what, how, long, rows, policy } = securityWords.stored;
  return (
    <Section id="stored" title={title} lead={lead} tone="warm">
      <table>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{how}</th>
            <th scope="col">{long}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>{row.how}</td>
              <td>{row.long}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={localUrl(policy.href)}>{policy.label}</a>
      </p>
      <style jsx>{`
        table {
          width: 100%;
          border-collapse: collapse;
          text-align: left;
        }

        th,
        td {
          width: 33%;
          padding: var(--space-4) var(--space-5) var(--space-4) 0;
          border-bottom: 1px solid var(--color-border);
          vertical-align: top;
        }

        thead th {
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        p {
          margin-top: var(--space-6);
          font-weight: var(--weight-semibold);
        }

        @media (--below-narrow) {
          thead {
            position: absolute;
            overflow: hidden;
            width: 1px;
            height: 1px;
            clip-path: inset(50%);
          }

          tr {
            display: block;
            padding-block: var(--space-4);
            border-bottom: 1px solid var(--color-border);
          }

          tbody th,
          td {
            display: block;
            width: auto;
            padding: 0;
            border: 0;
          }

          td {
            margin-top: var(--space-1);
            color: var(--color-text-muted);
          }
        }
      `}</style>
    </Section>
  );
}
