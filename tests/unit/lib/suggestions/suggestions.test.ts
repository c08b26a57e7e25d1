import { SuggestionsResponse } from '@/lib/contract/suggestionsResponse';
import { createSuggester } from '@/lib/suggestions/suggestions';

function answering(body: unknown, status = 200) {
  const fetcher = jest.fn(async (_url: unknown, _options?: RequestInit) => {
    return {
      ok: status < 400,
      status,
      text: async () => JSON.stringify(body),
      headers: new Headers(),
    } as Response;
  });
  globalThis.fetch = fetcher as typeof fetch;
  return fetcher;
}

const phrases = [{ phrase: 'ducks' }, { phrase: 'ducks.example', isNav: true }];

afterEach(() => jest.restoreAllMocks());

it('asks /ac with q and kl, and gives phrases (specification §7)', async () => {
  const fetcher = answering(phrases);
  const suggest = createSuggester();
  expect(await suggest('<b>ducks</b> & co', { region: 'de-de' })).toEqual(phrases);
  expect(fetcher.mock.calls[0]?.[0]).toBe('/ac?q=ducks+%26+co&kl=de-de');
  expect(SuggestionsResponse.safeParse(phrases).success).toBe(true);
});

it('asks once per query and region (specification §7: cached per query)', async () => {
  const fetcher = answering(phrases);
  const suggest = createSuggester();
  await suggest('ducks');
  await suggest(' ducks ');
  expect(fetcher).toHaveBeenCalledTimes(1);
  await suggest('ducks', { region: 'de-de' });
  await suggest('duck');
  expect(fetcher).toHaveBeenCalledTimes(3);
});

it.each(['', '   ', '<p>', 'a'.repeat(201)])('asks nothing for %p', async (query) => {
  const fetcher = answering(phrases);
  expect(await createSuggester()(query)).toEqual([]);
  expect(fetcher).not.toHaveBeenCalled();
});

it.each([
  ['an answer that is not ok', phrases, 500],
  ['an answer that is no list', { phrase: 'ducks' }, 200],
  ['no JSON', undefined, 200],
])('%s is logged and gives none, and is asked again (specification §8)', async (_what, body, status) => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetcher = answering(body, status);
  const suggest = createSuggester();
  expect(await suggest('ducks')).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
  await suggest('ducks');
  expect(fetcher).toHaveBeenCalledTimes(2);
});

it('leaves out what is no suggestion', async () => {
  answering([null, 'x', { phrase: 7 }, { phrase: 'ducks' }]);
  const suggest = createSuggester();
  expect(await suggest('ducks')).toEqual([{ phrase: 'ducks' }]);
});

it('is abortable: an aborted call gives none and is no failure (specification §7)', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(
    (_url: unknown, options?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const controller = new AbortController();
  const asked = createSuggester()('ducks', { signal: controller.signal });
  controller.abort();
  expect(await asked).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
