import { isAiHidden } from '@/lib/device/isAiHidden';
import { cookieText } from '@/lib/storage/cookies';
import type { BoxSuggestions } from './boxSuggestions';
import { chosenWay, type SearchBoxParts } from './searchBoxParts';

export function startModes(parts: SearchBoxParts, suggestions: BoxSuggestions): void {
  const { box, input } = parts;
  const showChosen = () => showMode(parts, chosenWay(box));
  box.addEventListener('change', ({ target }) => {
    showChosen();
    if (isMode(target)) suggestions.close();
  });
  // A mode chosen by keyboard or by hiding the chat is a click, too, but with no press to count.
  box.addEventListener('click', ({ target, detail }) => {
    if (detail > 0 && isMode(target)) input.focus();
  });
  showChosen();
  // On a return, some browsers restore the chosen mode only after scripts have run.
  window.addEventListener('pageshow', showChosen);
}

function isMode(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.hasAttribute('data-search-mode');
}

/**
 * Gives the field and its button the words of a mode, and the button its address. What the search says is what the page
 * came with; what the chat says waits in attributes.
 */
function showMode({ box, input, go, ask }: SearchBoxParts, mode: string): void {
  const asks = mode === 'ask';
  box.dataset.mode = mode;
  input.dataset.placeholderSearch ??= input.placeholder;
  input.placeholder = (asks ? input.dataset.placeholderAsk : input.dataset.placeholderSearch) ?? '';
  // The label names a search.
  if (asks) input.setAttribute('aria-label', input.placeholder);
  else input.removeAttribute('aria-label');
  sendLike(go, asks ? ask : null);
  const word = go.querySelector<HTMLElement>('[data-ask]');
  if (!word) return;
  word.dataset.search ??= word.textContent;
  word.textContent = (asks ? word.dataset.ask : word.dataset.search) ?? '';
}

/**
 * Makes a button send the form as another one does, or, without one, as the form itself says. Sending it by that other
 * button once a submission is under way is no choice: browsers ignore a second one until the first was handled.
 */
function sendLike(button: HTMLButtonElement, other: HTMLButtonElement | null): void {
  for (const name of ['formaction', 'name', 'value']) {
    const value = other?.getAttribute(name) ?? null;
    if (value === null) button.removeAttribute(name);
    else button.setAttribute(name, value);
  }
}

/** Search and chat, or search alone: the search setting `kbg`, stored for a year like every other. */
export function startShownChoice(box: HTMLElement): void {
  const choices = [...box.querySelectorAll<HTMLInputElement>('[data-search-shown]')];
  function show(hidden: boolean): void {
    document.documentElement.toggleAttribute('data-ai-hidden', hidden);
    for (const choice of choices) choice.checked = (choice.value === 'search') === hidden;
    const search = box.querySelector<HTMLInputElement>('[data-search-mode][value="search"]');
    if (hidden && search && !search.checked) search.click();
  }
  const { hostname, search } = window.location;
  show(isAiHidden({ hostname, search, cookies: document.cookie }));
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      const hidden = choice.value === 'search';
      // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing in browsers we serve
      document.cookie = cookieText('bg', hidden ? '-1' : null);
      show(hidden);
    });
  }
}
