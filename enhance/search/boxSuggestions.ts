import { createSuggester } from '@/lib/suggestions/suggestions';
import { requestCount } from '../counting/requestCount';
import { chosenWay, type SearchBoxParts, settingsOf, withNumber, write } from './searchBoxParts';
import { submitWith } from './submitWith';
import { createSuggestionList } from './suggestionList';

export type BoxSuggestions = ReturnType<typeof startSuggestions>;

export function startSuggestions(parts: SearchBoxParts) {
  const { box, input, list, go, status } = parts;
  const suggest = createSuggester();
  let asked = new AbortController();
  let typed = input.value;

  const shown = createSuggestionList(input, list, {
    choose(phrase) {
      write(parts, phrase);
      requestCount('page.home.search.suggest');
      submitWith(go);
    },
    take(phrase) {
      write(parts, `${phrase} `);
      input.focus();
      void request();
    },
  });

  /** Requests suggestions for the current text; a response to an older query is dropped. */
  async function request(): Promise<void> {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    typed = input.value;
    const carried = settingsOf(box);
    const isOff = carried.get('kac') === '-1' || chosenWay(box) === 'ask';
    const found = isOff ? [] : await suggest(typed, { region: carried.get('kl'), signal });
    if (signal.aborted) return;
    const phrases = found.map(({ phrase }) => phrase);
    shown.show(typed, phrases);
    status.textContent = phrases.length > 0 ? withNumber(status.dataset.found, phrases.length) : '';
  }

  return {
    request,
    close() {
      asked.abort();
      shown.hide();
      status.textContent = '';
    },
    isOpen: shown.isOpen,
    hasSelection: shown.hasSelection,
    /** Selects the next or the previous suggestion, and writes it into the field. */
    move(by: 1 | -1) {
      // An answer that is still on its way would replace the list, and take the choice away.
      asked.abort();
      write(parts, shown.move(by) ?? typed);
    },
    /** Writes what was typed before a suggestion was selected. */
    restoreTyped: () => write(parts, typed),
  };
}
