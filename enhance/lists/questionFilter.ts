import { foldedText } from '@/lib/suggestions/foldedText';

/** So many answers, in words that the page brings for none, one and two. */
function found({ none = '', one = '', many = '' }: DOMStringMap, left: number): string {
  if (left < 2) return left === 1 ? one : none;
  return many.replace('2', String(left));
}

/**
 * Filters the questions of the help page by the words that are typed, in the question, its answer or the words that
 * people search for. The number of matches is announced once typing pauses. Also opens the question that the address
 * names.
 */
function startQuestionFilter(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('#help-search');
  const count = root.querySelector<HTMLElement>('[data-question-count]');
  const none = root.querySelector<HTMLElement>('[data-question-none]');
  if (!field || !count || !none) return;
  const topics = [...root.querySelectorAll<HTMLElement>('[data-topic] > section')].map((element) => ({
    element,
    questions: [...element.querySelectorAll('details')].map((details) => ({
      details,
      text: foldedText(`${details.textContent} ${details.dataset.searchedAs ?? ''}`),
    })),
  }));
  const everything = topics.flatMap(({ questions }) => questions);
  let speaking: ReturnType<typeof setTimeout> | undefined;

  function filter(typed: string): number {
    const words = foldedText(typed).split(/[^\p{L}\p{N}]+/u);
    let left = 0;
    for (const { element, questions } of topics) {
      const fitting = questions.filter(({ text }) => words.every((word) => text.includes(word)));
      for (const question of questions) question.details.hidden = !fitting.includes(question);
      element.hidden = fitting.length === 0;
      left += fitting.length;
    }
    return left;
  }

  function update(): void {
    const typed = field?.value.trim() ?? '';
    const left = filter(typed);
    root.toggleAttribute('data-filtered', typed !== '');
    if (none) none.hidden = left > 0;
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      if (count) count.textContent = typed === '' ? '' : found(count.dataset, left);
    }, 250);
  }

  function openNamed(): void {
    const named = everything.find(({ details }) => `#${details.id}` === window.location.hash);
    if (!named) return;
    if (field && named.details.closest('[hidden]')) {
      field.value = '';
      update();
    }
    named.details.open = true;
    named.details.scrollIntoView();
  }

  // The list is filtered already; sending the form would only load the page again.
  field.form?.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', update);
  window.addEventListener('hashchange', openNamed);
  // A browser that returns to the page keeps what was typed.
  if (field.value !== '') update();
  openNamed();
}

for (const root of document.querySelectorAll<HTMLElement>('[data-help]')) startQuestionFilter(root);
