import { readCookie } from '@/lib/storage/cookies';

export type SearchBoxParts = NonNullable<ReturnType<typeof partsOf>>;

export function partsOf(box: HTMLElement) {
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

/** Every value of a search setting is a short code or a color. */
const code = /^[\w.#-]{1,16}$/;

/** The visitor's search settings: those in this page's URL, otherwise in cookies, by their parameters (`l` as `kl`). */
export function settingsOf(box: HTMLElement): ReadonlyMap<string, string> {
  const address = new URLSearchParams(window.location.search);
  return new Map(
    (box.dataset.settings ?? '')
      .split(' ')
      .map(
        (name) => [`k${name}`, address.get(`k${name}`) ?? readCookie(document.cookie, name) ?? ''] as const,
      )
      .filter(([, value]) => code.test(value)),
  );
}

export function write({ input, clear }: SearchBoxParts, text: string): void {
  input.value = text;
  clear.hidden = text === '';
}
