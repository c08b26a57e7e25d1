import { fromDefaultSearch, fromHomepage, getSource, getTParam } from '@/lib/attribution/queryRules';
import { requestCount } from '../counting/requestCount';
import { type BoxSuggestions, startSuggestions } from './boxSuggestions';
import {
  chosenWay,
  isChatHidden,
  partsOf,
  type SearchBoxParts,
  settingsOf,
  withNumber,
  write,
} from './searchBoxParts';
import { startModes, startShownChoice } from './searchModes';
import { submitWith } from './submitWith';

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
function startSearchBox(parts: SearchBoxParts): void {
  const { form } = parts;
  const client = form.elements.namedItem('t');
  // With the settings in the form, a search needs no detour.
  form.action = form.dataset.searchUrl ?? form.action;
  if (client instanceof HTMLInputElement) client.value = clientOf(window.location, client.value);
  const suggestions = startSuggestions(parts);
  startTyping(parts, suggestions);
  startSending(parts, suggestions);
  startShownChoice(parts.box);
  startModes(parts, suggestions);
}

/** Shows or hides the message that a query is too long. True when it may be sent. */
function checkLength({ input, message }: SearchBoxParts): boolean {
  const fits = input.value.length <= Number(input.dataset.max);
  const words = fits ? '' : withNumber(message.dataset.tooLong, input.value.length);
  if (message.textContent !== words) message.textContent = words;
  input.setAttribute('aria-invalid', String(!fits));
  return fits;
}

function startTyping(parts: SearchBoxParts, suggestions: BoxSuggestions): void {
  const { input, clear, ask } = parts;
  input.addEventListener('input', () => {
    clear.hidden = input.value === '';
    if (checkLength(parts)) void suggestions.request();
    else suggestions.close();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter' && event.altKey && !isChatHidden()) {
      event.preventDefault();
      submitWith(ask);
    } else if (event.key === 'Escape' && suggestions.isOpen()) {
      event.preventDefault();
      suggestions.restoreTyped();
      suggestions.close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (suggestions.isOpen()) suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
      else void suggestions.request();
    } else if (event.key === 'Enter' && suggestions.hasSelection()) {
      requestCount('page.home.search.suggest');
    }
  });
  input.addEventListener('blur', suggestions.close);
  clear.addEventListener('click', () => {
    write(parts, '');
    checkLength(parts);
    suggestions.close();
    input.focus();
  });
  clear.hidden = input.value === '';
}

function startSending(parts: SearchBoxParts, suggestions: BoxSuggestions): void {
  const { box, form, input, ask } = parts;
  form.addEventListener('submit', (event) => {
    if (!checkLength(parts) || input.value.trim() === '') {
      event.preventDefault();
      input.focus();
      return;
    }
    suggestions.close();
    const toChat = event.submitter === ask || chosenWay(box) === 'ask';
    carry(form, toChat ? [] : [...settingsOf(box), ['source', getSource(window.location.search)]]);
  });
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
