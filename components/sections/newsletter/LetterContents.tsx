import { Container } from '@/components/ui/Container';
import { newsletterContents } from '@/lib/content/company/newsletter';

export function LetterContents() {
  const { title, items } = newsletterContents;
  return (
    <section className="band" aria-labelledby="contents-title">
      <Container>
        <h2 className="section-title" id="contents-title">
          {title}
        </h2>
        <ul className="items">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p className="lead-text">{item.text}</p>
            </li>
          ))}
        </ul>
      </Container>
      <style jsx>{`
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

        @media (--below-medium) {
          li {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
