import { fromDefaultSearch, fromHomepage, getSource, getTParam } from '@/lib/attribution/queryRules';
import { createSuggester } from '@/lib/suggestions/suggestions';
import { requestCount } from '../counting/requestCount';
import { carriedSettings } from './carriedSettings';
import { startShownChoice } from './shownChoice';
import { showMode } from './shownMode';
import { submitWith } from './submitWith';
import { createSuggestionList } from './suggestionList';

type Parts = {
  box: HTMLElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  list: HTMLElement;
  ask: HTMLButtonElement;
  go: HTMLButtonElement;
  clear: HTMLButtonElement;
  message: HTMLElement;
  status: HTMLElement;
};

function partsOf(box: HTMLElement): Parts | null {
  const form = box.querySelector('form');
  const input = box.querySelector<HTMLInputElement>('input[type="search"]');
  const list = box.querySelector<HTMLElement>('[data-search-suggestions]');
  const ask = box.querySelector<HTMLButtonElement>('[data-search-ask]');
  const go = box.querySelector<HTMLButtonElement>('[data-search-go]');
  const clear = box.querySelector<HTMLButtonElement>('[data-search-clear]');
  const message = box.querySelector<HTMLElement>('[data-too-long]');
  const status = box.querySelector<HTMLElement>('[data-search-status]');
  if (!(form && input && list && ask && go && clear && message && status)) return null;
  return { box, form, input, list, ask, go, clear, message, status };
}

/** The text comes with the page, and the number replaces the zero. */
function withNumber(words: string | undefined, count: number): string {
  return (words ?? '').replace('0', String(count));
}

/**
 * The client that the search engine is told. A browser that opened this page for its user has named itself in the URL,
 * and the search says so too. A visitor returning from a search that began here keeps its variant.
 */
function clientOf(location: Location, own: string): string {
  if (fromDefaultSearch(location)) return getTParam(location);
  const variant = fromHomepage(location) ? getTParam(location, { variantOnly: true }) : '';
  return variant ? `h${variant}` : own;
}

/**
 * The search box: suggestions while typing, search or chat, a clear button, and a message instead of truncation when a
 * query is too long. What is typed goes only to our own suggestion service until it is sent.
 */
function startSearchBox({ box, form, input, list, ask, go, clear, message, status }: Parts): void {
  const suggest = createSuggester();
  const settings = (box.dataset.settings ?? '').split(' ');
  const maxLength = Number(input.dataset.max);
  const client = form.elements.namedItem('t');
  let asked = new AbortController();
  let typed = input.value;

  // With the settings in the form, a search needs no detour.
  form.action = form.dataset.searchUrl ?? form.action;
  if (client instanceof HTMLInputElement) client.value = clientOf(window.location, client.value);

  function write(text: string): void {
    input.value = text;
    clear.hidden = text === '';
  }

  function say(words: string): void {
    status.textContent = words;
  }

  function closeList(): void {
    asked.abort();
    suggestions.hide();
    say('');
  }

  const suggestions = createSuggestionList(input, list, {
    choose(phrase) {
      write(phrase);
      requestCount('page.home.search.suggest');
      submitWith(go);
    },
    take(phrase) {
      write(`${phrase} `);
      input.focus();
      void offer();
    },
  });

  /** Requests suggestions for the current text; a response to an older query is dropped. */
  async function offer(): Promise<void> {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    typed = input.value;
    const carried = carriedSettings(settings);
    const found =
      carried.get('kac') === '-1' || chosenWay() === 'ask'
        ? []
        : await suggest(typed, { region: carried.get('kl'), signal });
    if (signal.aborted) return;
    const phrases = found.map(({ phrase }) => phrase);
    suggestions.show(typed, phrases);
    say(phrases.length > 0 ? withNumber(status.dataset.found, phrases.length) : '');
  }

  function isChatHidden(): boolean {
    return document.documentElement.hasAttribute('data-ai-hidden');
  }

  function chosenWay(): string {
    // A browser may restore a choice that has been hidden since.
    if (isChatHidden()) return 'search';
    return box.querySelector<HTMLInputElement>('[data-search-mode]:checked')?.value ?? 'search';
  }

  /** Shows or hides the message that a query is too long. True when it may be sent. */
  function checkLength(): boolean {
    const fits = input.value.length <= maxLength;
    const words = fits ? '' : withNumber(message.dataset.tooLong, input.value.length);
    if (message.textContent !== words) message.textContent = words;
    input.setAttribute('aria-invalid', String(!fits));
    return fits;
  }

  input.addEventListener('input', () => {
    clear.hidden = input.value === '';
    if (checkLength()) void offer();
    else closeList();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter' && event.altKey && !isChatHidden()) {
      event.preventDefault();
      submitWith(ask);
    } else if (event.key === 'Escape' && suggestions.isOpen()) {
      event.preventDefault();
      write(typed);
      closeList();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!suggestions.isOpen()) return void offer();
      // An answer that is still on its way would replace the list, and take the choice away.
      asked.abort();
      write(suggestions.move(event.key === 'ArrowDown' ? 1 : -1) ?? typed);
    } else if (event.key === 'Enter' && suggestions.hasSelection()) {
      requestCount('page.home.search.suggest');
    }
  });
  input.addEventListener('blur', closeList);
  clear.addEventListener('click', () => {
    write('');
    checkLength();
    closeList();
    input.focus();
  });
  form.addEventListener('submit', (event) => {
    const toChat = event.submitter === ask || chosenWay() === 'ask';
    if (!checkLength() || input.value.trim() === '') {
      event.preventDefault();
      input.focus();
    } else {
      closeList();
      carry(
        form,
        toChat ? [] : [...carriedSettings(settings), ['source', getSource(window.location.search)]],
      );
    }
  });

  function showChosenMode(): void {
    showMode({ box, input, go, ask }, chosenWay());
  }

  box.addEventListener('change', ({ target }) => {
    showChosenMode();
    if (isMode(target)) closeList();
  });
  // A mode chosen by keyboard or by hiding the chat is a click, too, but with no press to count.
  box.addEventListener('click', ({ target, detail }) => {
    if (detail > 0 && isMode(target)) input.focus();
  });
  clear.hidden = input.value === '';
  startShownChoice(box);
  showChosenMode();
  // On a return, some browsers restore the chosen mode only after scripts have run.
  window.addEventListener('pageshow', showChosenMode);
}

function isMode(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.hasAttribute('data-search-mode');
}

/** Puts the search parameters into the form as hidden fields, replacing those of an earlier attempt. */
function carry(form: HTMLFormElement, fields: readonly [name: string, value: string][]): void {
  for (const old of form.querySelectorAll('[data-carried]')) old.remove();
  for (const [name, value] of fields) {
    if (!value) continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    field.dataset.carried = '';
    form.append(field);
  }
}

for (const box of document.querySelectorAll<HTMLElement>('[data-search-box]')) {
  const parts = partsOf(box);
  if (parts) startSearchBox(parts);
}
