import { Section } from '@/components/marketing/Section';
import { chatPromises } from '@/lib/content/productPages/chat';

/** Four figures in one line, each a promise that others signed. */
export function ChatPromises() {
  return (
    <Section id="promises" title={chatPromises.title} tone="deep">
      <ol className="figures in-column line-above">
        {chatPromises.items.map(({ figure, title, text }) => (
          <li key={title}>
            <h3>
              <b className="own-line strong-weight">{figure}</b> {title}
            </h3>
            <p className="small-print above-2">{text}</p>
          </li>
        ))}
      </ol>

      <style jsx>{`
        .figures {
          grid-template-columns: repeat(4, minmax(0, 1fr));
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
          color: var(--color-highlight);
          font-size: min(clamp(4rem, 2rem + 6vw, 7rem), 20vw);
          letter-spacing: var(--tracking-display);
          line-height: 1;
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
    </Section>
  );
}
