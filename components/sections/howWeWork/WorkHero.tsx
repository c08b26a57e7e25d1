import { Container } from '@/components/ui/Container';
import { howWeWorkHero, workValues } from '@/lib/content/company/howWeWork';

export function WorkHero() {
  const { eyebrow, title, lead } = howWeWorkHero;
  return (
    <section className="hero deep">
      <Container>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="display-title">{title}</h1>
        <div className="two-columns columns">
          <p className="lead-text">{lead}</p>
          <ol className="values">
            {workValues.items.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </div>
      </Container>
      <style jsx>{`
        .hero {
          padding-block: clamp(2.5rem, 1rem + 6vw, 7rem);
        }

        .eyebrow {
          margin-bottom: var(--space-3);
        }

        h1 {
          max-width: 9.5em;
        }

        .columns {
          --first: 6fr;
          --second: 5fr;
          gap: var(--space-7) var(--space-9);
          margin-top: var(--space-7);
        }

        .values {
          counter-reset: value;
        }

        .values li {
          border-top: 1px solid var(--color-border);
          counter-increment: value;
        }

        .values a {
          display: flex;
          gap: var(--space-4);
          padding-block: var(--space-3);
          color: var(--color-text);
          font-size: var(--text-title-2);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-title);
          line-height: var(--leading-title);
          text-decoration: none;
        }

        .values a:hover {
          text-decoration: underline;
        }

        .values a::before {
          content: counter(value);
          color: var(--color-accent-text);
        }
      `}</style>
    </section>
  );
}
