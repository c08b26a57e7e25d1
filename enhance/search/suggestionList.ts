/** What happens to a phrase: it is searched for, or put into the field for further typing. */
type Choices = { choose: (phrase: string) => void; take: (phrase: string) => void };

/**
 * The list under a combobox (ARIA: editable combobox with list). The focus stays in the field, whose
 * `aria-activedescendant` names the selected option. Phrases are inserted as text, never as markup.
 */
export function createSuggestionList(input: HTMLInputElement, list: HTMLElement, choices: Choices) {
  let selected = -1;
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  list.setAttribute('role', 'listbox');

  function select(index: number): string | null {
    selected = index;
    const options = [...list.children];
    options.forEach((option, position) => {
      option.setAttribute('aria-selected', String(position === index));
    });
    const option = options[index];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    return option instanceof HTMLElement ? (option.dataset.phrase ?? null) : null;
  }

  function setOpen(open: boolean): void {
    list.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    select(-1);
  }

  // Clicking must not move the focus out of the field.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const phrase = target.closest<HTMLElement>('[role="option"]')?.dataset.phrase;
    if (phrase === undefined) return;
    if (target.closest('i')) choices.take(phrase);
    else choices.choose(phrase);
  });

  return {
    show(query: string, phrases: readonly string[]) {
      list.replaceChildren(...phrases.map((phrase, index) => optionOf(list, query, phrase, index)));
      setOpen(phrases.length > 0);
    },
    hide() {
      setOpen(false);
    },
    /** Moves the selection; returns its phrase, or null when it is back at what was typed. */
    move(step: 1 | -1) {
      const count = list.children.length;
      // One position more than there are options: what was typed comes between the last option and the first.
      const next = ((selected + 1 + step + count + 1) % (count + 1)) - 1;
      return select(next);
    },
    isOpen: () => !list.hidden,
    hasSelection: () => selected >= 0,
  };
}

/** One option: the typed part in regular weight, the rest in bold, and the arrow that puts it into the field. */
function optionOf(list: HTMLElement, query: string, phrase: string, index: number): HTMLLIElement {
  const option = document.createElement('li');
  option.id = `${list.id}-${index}`;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset.phrase = phrase;
  const words = document.createElement('span');
  const begins = phrase.toLowerCase().startsWith(query.toLowerCase());
  const added = document.createElement('b');
  added.textContent = begins ? phrase.slice(query.length) : phrase;
  words.append(begins ? phrase.slice(0, query.length) : '', added);
  const arrow = document.createElement('i');
  arrow.title = list.dataset.take ?? '';
  option.append(words, arrow);
  return option;
}
