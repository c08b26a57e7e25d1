import { SuggestionsResponse } from '@/lib/contract/suggestionsResponse';
import { createSuggester } from '@/lib/suggestions/suggestions';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';

const phrases = [{ phrase: 'ducks' }, { phrase: 'ducks.example', isNav: true }];
const answering = (reply: Reply = { json: phrases }) => serveInPage({ 'GET /ac': reply });

afterEach(() => jest.restoreAllMocks());

it('asks /ac with q and kl, and gives phrases (specification §7)', async () => {
  const { calls } = answering();
  expect(await createSuggester()('<b>ducks</b> & co', { region: 'de-de' })).toEqual(phrases);
  expect(calls.map(({ url }) => url)).toEqual(['/ac?q=ducks+%26+co&kl=de-de']);
  expect(SuggestionsResponse.safeParse(phrases).success).toBe(true);
});

it('asks once per query and region (specification §7: cached per query)', async () => {
  const { calls } = answering();
  const suggest = createSuggester();
  await suggest('ducks');
  await suggest(' ducks ');
  expect(calls).toHaveLength(1);
  await suggest('ducks', { region: 'de-de' });
  await suggest('duck');
  expect(calls).toHaveLength(3);
});

it.each(['', '   ', '<p>', 'a'.repeat(201)])('asks nothing for %p', async (query) => {
  const { calls } = answering();
  expect(await createSuggester()(query)).toEqual([]);
  expect(calls).toEqual([]);
});

it.each<[string, Reply]>([
  ['an answer that is not ok', { status: 500, json: phrases }],
  ['an answer that is no list', { json: { phrase: 'ducks' } }],
  ['no JSON', { text: '<html>' }],
])('%s is logged and gives none, and is asked again (specification §8)', async (_what, reply) => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { calls } = answering(reply);
  const suggest = createSuggester();
  expect(await suggest('ducks')).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
  await suggest('ducks');
  expect(calls).toHaveLength(2);
});

it('leaves out what is no suggestion', async () => {
  answering({ json: [null, 'x', { phrase: 7 }, { phrase: 'ducks' }] });
  expect(await createSuggester()('ducks')).toEqual([{ phrase: 'ducks' }]);
});

it('is abortable: an aborted call gives none and is no failure (specification §7)', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answering('silence');
  const controller = new AbortController();
  const asked = createSuggester()('ducks', { signal: controller.signal });
  await Promise.resolve();
  controller.abort();
  expect(await asked).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
