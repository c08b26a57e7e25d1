import { unsearchedWords } from '@/lib/content/help/searchedWords';
import { HelpHero } from './HelpHero';
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
