import { act, render, screen, waitFor } from '@testing-library/react';
import { SearchForm } from '@/components/sections/home/search/SearchForm';
import { brand } from '@/lib/content/brand';
import { chatOrigin, searchSource } from '@/lib/content/home/searchBoxValues';
import { searchBoxWords as words } from '@/lib/content/home/searchBoxWords';
import { person } from '@/tests/fixtures/browser/person';

type Asked = { url: string; signal: AbortSignal; answer: (phrases: string[]) => void };
let asked: Asked[];
/** Searches that left the page: the address and everything that was sent. */
let sent: { to: string; fields: Record<string, string> }[];

beforeEach(() => {
  asked = [];
  sent = [];
  document.documentElement.removeAttribute('data-ai-hidden');
  for (const name of ['l', 'bg', 'ae', 'ac']) cookie(`${name}=; Max-Age=0`);
  globalThis.fetch = jest.fn((url: string, { signal }: RequestInit) => {
    return new Promise((resolve, reject) => {
      const answer = (phrases: string[]) =>
        resolve({ ok: true, text: async () => JSON.stringify(phrases.map((phrase) => ({ phrase }))) });
      asked.push({ url, signal: signal as AbortSignal, answer });
      signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });
  }) as unknown as typeof fetch;
});

function cookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test page knows no other way
  document.cookie = text;
}

let submitting = false;

/** A browser ignores a submission that starts while another one is being handled; the test page would let it through. */
window.addEventListener(
  'submit',
  (event) => {
    if (submitting) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    submitting = true;
  },
  { capture: true },
);

/** The last to hear of a search: what nobody stopped leaves the page. */
document.addEventListener('submit', (event) => {
  submitting = false;
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  const submitter = event.submitter as HTMLButtonElement | null;
  const data = new FormData(event.target, submitter);
  const to = submitter?.getAttribute('formaction') ?? event.target.getAttribute('action') ?? '';
  sent.push({ to, fields: Object.fromEntries([...data].map(([name, value]) => [name, String(value)])) });
});

/** `restore` does what a browser does on a return before any script runs. */
function open(restore = () => {}) {
  // The test page does not know the element yet and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<SearchForm />);
  restore();
  jest.isolateModules(() => require('@/enhance/search/searchBox'));
  const form = document.querySelector('form') as HTMLFormElement;
  return { form, field: screen.getByRole('combobox') };
}

async function suggest(phrases: string[]): Promise<void> {
  await act(async () => asked.at(-1)?.answer(phrases));
}

it('offers what fits, moves through it by keys and back to what was typed', async () => {
  const { field } = open();
  await person.type(field, 'du');
  await suggest(['ducks', 'dunes']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  const [first, second] = screen.getAllByRole('option');
  await person.keyboard('{ArrowDown}');
  expect(field).toHaveValue('ducks');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(field).toHaveValue('dunes');
  expect(second).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{Escape}');
  expect(field).toHaveValue('du');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

it('lets an answer to older letters go', async () => {
  const { field } = open();
  await person.type(field, 'du');
  const [older] = asked;
  expect(older?.signal.aborted).toBe(true);
  await act(async () => older?.answer(['dogs']));
  expect(screen.queryByRole('option')).toBeNull();
  await suggest(['ducks']);
  expect(screen.getByRole('option')).toHaveTextContent('ducks');
  expect(screen.getByText(words.found.replace('0', '1'))).toBeInTheDocument();
});

it('keeps the phrase that was moved to when an answer to the last letters comes later', async () => {
  const { field } = open();
  await person.type(field, 'd');
  await suggest(['ducks', 'dunes']);
  await person.type(field, 'u');
  await person.keyboard('{ArrowDown}');
  await suggest(['duck pond']);
  expect(field).toHaveValue('ducks');
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{ArrowDown}');
  expect(field).toHaveValue('dunes');
});

it('writes phrases as text, whatever they hold', async () => {
  const { field } = open();
  await person.type(field, 'x');
  await suggest(['x<img src=y onerror=alert(1)>']);
  expect(screen.getByRole('option')).toHaveTextContent('x<img src=y onerror=alert(1)>');
  expect(document.querySelector('[role=option] img')).toBeNull();
});

it('searches for a phrase that is pressed, and its arrow only takes it into the field', async () => {
  const { field } = open();
  await person.type(field, 'du');
  await suggest(['ducks', 'dunes']);
  await person.click(screen.getAllByTitle(words.take)[1] as HTMLElement);
  expect(field).toHaveValue('dunes ');
  expect(field).toHaveFocus();
  expect(sent).toEqual([]);
  await suggest(['dunes of the sahara']);
  await person.click(screen.getByRole('option', { name: /sahara/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ to: brand.searchUrl, fields: { q: 'dunes of the sahara', t: 'h_' } });
});

it('keeps an endless query whole, says so beside it and does not send it', async () => {
  const { field, form } = open();
  const long = 'a'.repeat(501);
  await person.click(field);
  await person.paste(long);
  expect(screen.getByRole('alert')).toHaveTextContent('501 characters');
  act(() => form.requestSubmit());
  expect(sent).toEqual([]);
  expect(field).toHaveValue(long);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await person.keyboard('{Backspace}');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('clears the field and keeps the keyboard in it', async () => {
  const { field } = open();
  expect(screen.queryByRole('button', { name: words.clear })).toBeNull();
  await person.type(field, 'ducks');
  await person.click(screen.getByRole('button', { name: words.clear }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: words.clear })).toBeNull();
});

it('sends the chat what its own button would send, by the visible button too, and no search settings', async () => {
  cookie('l=de-de');
  const { field } = open();
  await person.type(field, 'why');
  await person.keyboard('{Alt>}{Enter}{/Alt}');
  await person.click(way('ask'));
  const before = asked.length;
  await person.type(field, '?{Backspace}');
  expect(asked).toHaveLength(before);
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('button', { name: words.submitAsk }));
  const toChat = { to: brand.chatUrl, fields: { q: 'why', t: 'h_', origin: chatOrigin } };
  expect(sent).toEqual([toChat, toChat, toChat]);
  await person.click(way('search'));
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('button', { name: words.submit }));
  const toSearch = { to: brand.searchUrl, fields: { q: 'why', t: 'h_', kl: 'de-de' } };
  expect(sent.slice(3)).toEqual([toSearch, toSearch]);
});

const way = (mode: string) =>
  document.querySelector(`[data-search-mode][value="${mode}"]`) as HTMLInputElement;

function chooseAsk(): void {
  way('ask').checked = true;
}

function showPage(): void {
  act(() => void window.dispatchEvent(new Event('pageshow')));
}

function expectMode(mode: 'search' | 'ask'): void {
  const [placeholder, name, submit] =
    mode === 'ask'
      ? [words.placeholderChat, words.placeholderChat, words.submitAsk]
      : [words.placeholder, words.label, words.submit];
  expect(screen.getByRole('combobox', { name })).toHaveAttribute('placeholder', placeholder);
  const button = document.querySelector('[data-search-go]');
  expect(button).toHaveAccessibleName(submit);
  expect(button?.getAttribute('formaction')).toBe(mode === 'ask' ? brand.chatUrl : null);
}

it.each(['before the script runs', 'afterward'])(
  'says Ask when the browser restores that choice, %s, and flips the right way later',
  async (moment) => {
    open(moment === 'afterward' ? undefined : chooseAsk);
    if (moment === 'afterward') {
      chooseAsk();
      showPage();
    }
    expectMode('ask');
    await person.click(way('search'));
    expectMode('search');
    await person.click(way('ask'));
    showPage();
    expectMode('ask');
  },
);

it('asks no chat after a restored choice that is hidden, until the chat is shown again', async () => {
  cookie('bg=-1');
  const { field } = open();
  chooseAsk();
  showPage();
  expectMode('search');
  await person.type(field, 'ducks{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.to).toBe(brand.searchUrl);
  await person.click(screen.getByLabelText(words.customizeBoth));
  expectMode('ask');
});

it('carries the search settings of the cookies, and nothing that is no setting', async () => {
  cookie('l=de-de');
  cookie('ae=%3Cb%3E');
  cookie('session=secret');
  const { field } = open();
  await person.type(field, 'enten');
  expect(asked.at(-1)?.url).toBe('/ac?q=enten&kl=de-de');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.fields).toEqual({ q: 'enten', t: 'h_', kl: 'de-de' });
});

it('asks for no suggestions when they are switched off', async () => {
  cookie('ac=-1');
  const { field } = open();
  await person.type(field, 'enten');
  expect(asked).toEqual([]);
});

it('moves to the field when a mode is pressed, and leaves the focus to the arrow keys', async () => {
  const { field } = open();
  await person.click(way('ask'));
  expect(field).toHaveFocus();
  way('ask').focus();
  await person.keyboard('{ArrowLeft}');
  expect(way('search')).toBeChecked();
  expect(way('search')).toHaveFocus();
});

it('keeps the focus on what was chosen when the chat is hidden, and asks it nothing', async () => {
  const { field } = open();
  await person.click(screen.getByRole('radio', { name: words.modeAsk }));
  await person.click(screen.getByLabelText(words.customizeSearch));
  expect(screen.getByLabelText(words.customizeSearch)).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('data-ai-hidden');
  expect(screen.getByLabelText(words.modeSearch)).toBeChecked();
  await person.type(field, 'ducks');
  await person.keyboard('{Alt>}{Enter}{/Alt}');
  for (const { to } of sent) expect(to).toBe(brand.searchUrl);
});

it.each([
  ['/?t=ffhp', { t: 'ffhp' }],
  ['/?t=hb', { t: 'hb' }],
  ['/?t=h', { t: searchSource }],
  ['/?t=%3Cb%3E', { t: searchSource }],
  ['/?source=ab', { t: searchSource, source: 'ab' }],
  ['/?source=abc', { t: searchSource }],
])('opened at %s the search says where it came from: %j (specification §5)', async (address, told) => {
  window.history.replaceState(null, '', address);
  const { field } = open();
  await person.type(field, 'ducks{Enter}');
  expect(sent[0]?.fields).toEqual({ q: 'ducks', ...told });
  window.history.replaceState(null, '', '/');
});
