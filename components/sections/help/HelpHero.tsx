import { Container } from '@/components/ui/Container';
import { helpTopics } from '@/lib/content/help/helpTopics';
import { helpWords } from '@/lib/content/help/helpWords';

/** Title, search and the topics. Without a script the search is left out, as the whole list is on the page. */
export function HelpHero() {
  const { title, lead, searchLabel, searchPlaceholder, found, topics } = helpWords;
  return (
    <section className="hero">
      <Container>
        <h1 className="display-title">{title}</h1>
        <p className="lead-text lead">{lead}</p>
        <search data-needs-script>
          <form>
            <label htmlFor="help-search">{searchLabel}</label>
            <div className="line">
              <input
                id="help-search"
                type="search"
                autoComplete="off"
                spellCheck={false}
                maxLength={80}
                placeholder={searchPlaceholder}
                aria-controls="help-questions"
                aria-describedby="help-count"
              />
              <p
                id="help-count"
                role="status"
                data-question-count
                data-none={found(0)}
                data-one={found(1)}
                data-many={found(2)}
              />
            </div>
          </form>
        </search>
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

        label {
          display: block;
          margin-bottom: 0.375rem;
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        .line {
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          gap: var(--space-2) var(--space-4);
          min-height: var(--field-height);
        }

        input {
          flex: 1 1 16rem;
          max-width: 36rem;
          min-height: var(--field-height);
          padding: 0.5rem 1.5rem;
          border: 1px solid var(--field-border);
          border-radius: var(--radius-round);
          background: var(--field-background);
          box-shadow: var(--shadow-low);
        }

        #help-count {
          min-width: 6rem;
          font-variant-numeric: tabular-nums;
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

          search,
          nav {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
