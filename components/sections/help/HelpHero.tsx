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
        <ul className="wrapping gap-2">
          {helpTopics.map((topic) => (
            <li key={topic.id}>
              <a className="plain-link medium-weight round-ends bordered" href={`#${topic.id}`}>
                {topic.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <style jsx>{`
        ul {
          margin-top: var(--space-6);
        }

        a {
          display: block;
          padding: 0.625rem 1.125rem;
          background: var(--color-surface-raised);
        }

        a:hover {
          border-color: var(--color-accent);
          color: var(--color-accent-text);
        }
      `}</style>
    </PageHero>
  );
}
