import { Container } from '@/components/ui/Container';
import { Icon } from '@/components/ui/icons/Icon';
import { newsletterPromises } from '@/lib/content/company/newsletter';

export function LetterPromises() {
  const { title, lead, rows, usualLabel, oursLabel } = newsletterPromises;
  return (
    <section className="band deep" aria-labelledby="promises-title">
      <Container>
        <div className="two-columns columns">
          <header>
            <h2 className="section-title" id="promises-title">
              {title}
            </h2>
            <p>{lead}</p>
          </header>
          <table>
            <thead>
              <tr>
                <th scope="col">{usualLabel}</th>
                <th scope="col">{oursLabel}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ usual, ours }) => (
                <tr key={usual}>
                  <td className="usual">{usual}</td>
                  <td className="ours">
                    <Icon name="check" size={20} />
                    {ours}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Container>
      <style jsx>{`
        .columns {
          --first: 5fr;
          --second: 7fr;
          gap: var(--space-7) var(--space-9);
        }

        header p {
          margin-top: var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
        }

        table {
          width: 100%;
          border-collapse: collapse;
          text-align: left;
        }

        th,
        td {
          width: 50%;
          padding: var(--space-4) var(--space-4) var(--space-4) 0;
          border-bottom: 1px solid var(--color-border);
          overflow-wrap: anywhere;
          vertical-align: top;
          hyphens: auto;
        }

        th {
          font-size: var(--text-small);
        }

        .usual {
          color: var(--color-text-muted);
        }

        .ours {
          position: relative;
          padding-left: calc(20px + var(--space-2));
        }

        .ours :global(svg) {
          position: absolute;
          left: 0;
          margin-top: 0.15em;
          color: var(--color-accent-text);
        }
      `}</style>
    </section>
  );
}
