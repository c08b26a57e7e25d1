import { type AskedQuestion, searchQuestions } from './helpSearch';

/** Ranks the questions of a list for enhance/lists/listFilter, which fetches this when somebody goes to the field. */
function startRanking(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>(root.dataset.filter ?? '')];
  const questions = items.map(({ id, firstElementChild, lastElementChild, dataset }) => ({
    id,
    question: firstElementChild?.textContent ?? '',
    answer: lastElementChild?.textContent ?? '',
    otherWords: dataset.searchedAs ?? '',
  }));
  const search = searchQuestions(questions, root.dataset.unsearched ?? '');
  root.addEventListener('ask', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const asked: AskedQuestion = event.detail;
    asked.ids = search(asked.typed);
  });
  // What was typed before this arrived is looked for again.
  root.querySelector('[data-filter-field]')?.dispatchEvent(new Event('input'));
}

for (const root of document.querySelectorAll<HTMLElement>('[data-search-script]')) startRanking(root);
