import { Container } from '@/components/ui/Container';
import { chatPromises } from '@/lib/content/productPages/chat';

/** Four figures in one line, each a promise that others signed. */
export function ChatPromises() {
  return (
    <section className="band deep" aria-labelledby="promises-title">
      <Container>
        <h2 className="section-title" id="promises-title">
          {chatPromises.title}
        </h2>
        <ol className="figures">
          {chatPromises.items.map(({ figure, title, text }) => (
            <li key={title}>
              <h3>
                <b>{figure}</b> {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
      <style jsx>{`
        h2 {
          max-width: 34rem;
        }

        .figures {
          display: grid;
          grid-template-columns: repeat(4, minmax(0, 1fr));
          margin-top: var(--space-8);
          border-top: 1px solid var(--color-border);
        }

        li {
          padding: var(--space-5) var(--space-5) 0;
          border-left: 1px solid var(--color-border);
        }

        li:first-child {
          padding-left: 0;
          border-left: 0;
        }

        b {
          display: block;
          color: var(--color-highlight);
          font-size: min(clamp(4rem, 2rem + 6vw, 7rem), 20vw);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-display);
          line-height: 1;
        }

        p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        @media (--below-wide) {
          .figures {
            grid-template-columns: repeat(2, minmax(0, 1fr));
            row-gap: var(--space-5);
          }

          li:nth-child(odd) {
            padding-left: 0;
            border-left: 0;
          }
        }

        @media (--below-compact) {
          .figures {
            grid-template-columns: minmax(0, 1fr);
          }

          li {
            padding-inline: 0;
            border-left: 0;
          }
        }
      `}</style>
    </section>
  );
}
