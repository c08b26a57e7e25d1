import { PageHero } from '@/components/marketing/PageHero';
import { FilterField } from '@/components/ui/forms/FilterField';
import { helpTopics } from '@/lib/content/help/helpTopics';
import { helpWords } from '@/lib/content/help/helpWords';
import { unsearchedWords } from '@/lib/content/help/searchedWords';
import { HelpTopics } from './HelpTopics';

/** The questions with the field that finds them: enhance/lists/listFilter, and rankedQuestions once somebody goes there. */
export function HelpBody() {
  return (
    <div
      data-filter="details"
      data-search-script="/enhance/lists/rankedQuestions.js"
      data-unsearched={unsearchedWords}
    >
      <HelpHero />
      <HelpTopics />
    </div>
  );
}

function HelpHero() {
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
        <ul className="wrapping gap-2 above-6">
          {helpTopics.map((topic) => (
            <li key={topic.id}>
              <a
                className="plain-link medium-weight round-ends bordered own-line raised-ground"
                href={`#${topic.id}`}
              >
                {topic.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <style jsx>{`
        a {
          padding: 0.625rem 1.125rem;
        }

        a:hover {
          border-color: var(--color-accent);
          color: var(--color-accent-text);
        }
      `}</style>
    </PageHero>
  );
}
