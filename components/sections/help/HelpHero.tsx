import { Container } from '@/components/ui/Container';
import { FilterField } from '@/components/ui/forms/FilterField';
import { helpTopics } from '@/lib/content/help/helpTopics';
import { helpWords } from '@/lib/content/help/helpWords';

/** Title, search and the topics. */
export function HelpHero() {
  const { title, lead, searchLabel, searchPlaceholder, found, topics } = helpWords;
  return (
    <section className="hero">
      <Container>
        <h1 className="display-title">{title}</h1>
        <p className="lead-text lead">{lead}</p>
        <FilterField
          id="help-search"
          label={searchLabel}
          placeholder={searchPlaceholder}
          list="help-questions"
          found={found}
        />
        <nav aria-label={topics}>
          <ul>
            {helpTopics.map((topic) => (
              <li key={topic.id}>
                <a href={`#${topic.id}`}>{topic.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      <style jsx>{`
        .hero {
          padding-block: clamp(2rem, 1rem + 5vw, 5rem) clamp(3rem, 2rem + 4vw, 6rem);
          background: linear-gradient(var(--color-surface), var(--art-sky));
        }

        .lead {
          max-width: 38rem;
          margin-block: var(--space-5) var(--space-6);
        }

        ul {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2);
          margin-top: var(--space-6);
        }

        a {
          display: block;
          padding: 0.625rem 1.125rem;
          border: 1px solid var(--color-border);
          border-radius: var(--radius-round);
          background: var(--color-surface-raised);
          color: var(--color-text);
          font-weight: var(--weight-medium);
          text-decoration: none;
        }

        a:hover {
          border-color: var(--color-accent);
          color: var(--color-accent-text);
        }

        @media print {
          .hero {
            padding-block: 0 var(--space-5);
            background: none;
          }

          nav {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
