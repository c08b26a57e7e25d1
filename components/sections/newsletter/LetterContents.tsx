import { Container } from '@/components/ui/Container';
import { newsletterContents } from '@/lib/content/company/newsletter';

export function LetterContents() {
  const { title, items } = newsletterContents;
  return (
    <section className="contents" aria-labelledby="contents-title">
      <Container>
        <h2 id="contents-title">{title}</h2>
        <ul className="items">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
      <style jsx>{`
        .contents {
          padding-block: var(--space-section);
        }

        h2 {
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
        }

        .items {
          margin-top: var(--space-7);
        }

        li {
          display: grid;
          grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
          gap: var(--space-2) var(--space-8);
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        h3 {
          font-size: var(--text-title-2);
        }

        p {
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        @media (--below-medium) {
          li {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
