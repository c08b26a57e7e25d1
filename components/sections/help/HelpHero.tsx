import { PageHero } from '@/components/marketing/PageHero';
import { FilterField } from '@/components/ui/forms/FilterField';
import { helpTopics } from '@/lib/content/help/helpTopics';
import { helpWords } from '@/lib/content/help/helpWords';

/** Title, search and the topics. */
export function HelpHero() {
  const { title, lead, searchLabel, searchPlaceholder, found, topics } = helpWords;
  return (
    <PageHero title={title} lead={lead} ground="sky">
      <FilterField
        id="help-search"
        label={searchLabel}
        placeholder={searchPlaceholder}
        list="help-questions"
        found={found}
      />
      <nav data-screen-only aria-label={topics}>
        <ul>
          {helpTopics.map((topic) => (
            <li key={topic.id}>
              <a href={`#${topic.id}`}>{topic.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <style jsx>{`
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
      `}</style>
    </PageHero>
  );
}
