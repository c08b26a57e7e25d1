import { carriedSettings } from './carriedSettings';

export type SearchBoxParts = {
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

export function partsOf(box: HTMLElement): SearchBoxParts | null {
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
export function withNumber(words: string | undefined, count: number): string {
  return (words ?? '').replace('0', String(count));
}

export function isChatHidden(): boolean {
  return document.documentElement.hasAttribute('data-ai-hidden');
}

/** Whether the text is to be searched for or asked in the chat. */
export function chosenWay(box: HTMLElement): string {
  // A browser may restore a choice that has been hidden since.
  if (isChatHidden()) return 'search';
  return box.querySelector<HTMLInputElement>('[data-search-mode]:checked')?.value ?? 'search';
}

/** The visitor's search settings, by their parameters. */
export function settingsOf(box: HTMLElement): ReadonlyMap<string, string> {
  return carriedSettings((box.dataset.settings ?? '').split(' '));
}

/** Writes into the field. */
export function write({ input, clear }: SearchBoxParts, text: string): void {
  input.value = text;
  clear.hidden = text === '';
}
