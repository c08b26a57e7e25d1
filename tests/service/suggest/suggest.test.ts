import { SuggestionsResponse } from '@/lib/contract/suggestionsResponse';
import { isApiError } from '@/server/http/ApiError';
import type { RequestContext } from '@/server/http/requestContext';
import { makeSuggestHandler, upstreamTimeoutMs } from '@/server/suggest/suggestHandler';
import { listen, serveCall, type TestServer } from '@/tests/fixtures/service/apiServer';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { holdTimeLimits } from '../../fixtures/heldTimeLimits';
import { until } from '../../fixtures/until';
import { type Asking, ask } from '../site/ask';

const site = openServiceSite();

const get = (query: string, asking: Asking = {}) => ask(`${site.origin}/ac${query}`, asking);
async function phrases(q: string, kl = ''): Promise<string[]> {
  const answer = await get(`?${new URLSearchParams({ q, ...(kl && { kl }) })}`);
  expect(answer.status).toBe(200);
  return SuggestionsResponse.parse(JSON.parse(answer.text)).map(({ phrase }) => phrase);
}

it('goes on with what is typed, the most wanted first, eight at most', async () => {
  const found = await phrases('weather');
  expect(found).toHaveLength(8);
  expect(found.slice(0, 3)).toEqual(['weather', 'weather tomorrow', 'weather this weekend']);
  expect(await phrases('how to tie a')).toEqual(['how to tie a tie', 'how to tie a bowline']);
  expect(new Set(await phrases('w')).size).toBe(8);
});

it('finds words in the middle and in any order, whatever their case and accents', async () => {
  expect(await phrases('lasagna rec')).toContain('lasagna recipe');
  expect(await phrases('recipe lasagna')).toContain('lasagna recipe');
  expect(await phrases('  LASAGNA   Recipe ')).toContain('lasagna recipe');
  expect(await phrases('creme', 'fr-fr')).toEqual([]);
  expect(await phrases('crepes', 'fr-fr')).toContain('recette crêpes');
  expect(await phrases('kasekuchen', 'de-de')).toContain('käsekuchen rezept');
});

it('speaks the language of the region first, and the others where it has nothing to say', async () => {
  expect((await phrases('wetter', 'de-de'))[0]).toBe('wetter');
  expect((await phrases('barcelona', 'es-es'))[0]).toBe('barcelona');
  expect((await phrases('vpn', 'ch-fr'))[0]).toBe('vpn');
  expect((await phrases('meteo', 'wt-wt'))[0]).toMatch(/^m[eé]t[eé]o/);
  expect((await phrases('pancake', 'de-de'))[0]).toMatch(/pancake/);
  expect(await phrases('paris', 'constructor')).toEqual(await phrases('paris'));
});

it('has nothing to say to an empty, an endless or a strange query, and stays well', async () => {
  for (const query of ['', '?q=%20%20', '?kl=de-de', `?q=${'a'.repeat(201)}`, '?q=%01%02', '?q=%ff']) {
    const answer = await get(query);
    expect([query.slice(0, 20), answer.status, answer.text]).toEqual([query.slice(0, 20), 200, '[]']);
  }
  // Text that no database can store is refused before any handler, here as everywhere.
  expect((await get('?q=%00')).status).toBe(400);
  const hostile = ['__proto__', '(((((((((((((((((((((((a+)+)+)+$', '\uffff\uffff', 'ﷺ'.repeat(100)];
  for (const text of [...hostile, '👩‍👩‍👧‍👦'.repeat(20), 'a '.repeat(99)])
    expect((await phrases(text)).length).toBeLessThanOrEqual(8);
  const long = await get(`?q=${'%2F'.repeat(3000)}`);
  expect([long.status, long.text]).toEqual([200, '[]']);
});

it('answers browsers in the form of OpenSearch', async () => {
  const answer = await get('?q=how+to+tie+a&type=list');
  expect(answer.headers['content-type']).toMatch(/^application\/x-suggestions\+json/);
  expect(JSON.parse(answer.text)).toEqual(['how to tie a', ['how to tie a tie', 'how to tie a bowline']]);
  expect(JSON.parse((await get('?type=list&q=')).text)).toEqual(['', []]);
  const echoed = await get('?type=list&q=%3Czqx%3E%22');
  expect(JSON.parse(echoed.text)).toEqual(['<zqx>"', []]);
  expect(echoed.headers['x-content-type-options']).toBe('nosniff');
});

it('may be kept for five minutes, by anybody, and takes GET alone', async () => {
  const answer = await get('?q=weather');
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const posted = await get('?q=weather', { method: 'POST', body: '{}' });
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET']);
});

it('writes down no query', async () => {
  await phrases('a secret that somebody typed');
  expect(site.services.logLines.join('')).not.toContain('secret');
});

describe('with an upstream', () => {
  let upstream: TestServer;
  let asked: string[];
  let answer: { status?: number; body?: string; headers?: Record<string, string>; never?: boolean };
  let front: TestServer;
  const handlers = {} as { GET: ReturnType<typeof makeSuggestHandler> };
  beforeAll(async () => {
    upstream = await listen((request, response) => {
      asked.push(`${request.url} ${request.headers.cookie ?? ''}${request.headers['x-forwarded-for'] ?? ''}`);
      if (answer.never) return;
      response.writeHead(answer.status ?? 200, answer.headers);
      response.end(answer.body ?? '[]');
    });
    front = await serveCall('/ac', handlers);
  });
  beforeEach(() => {
    const config = { ...site.services.config, suggestUpstream: `${upstream.origin}/ac?key=k` };
    handlers.GET = makeSuggestHandler({ ...site.services, config });
    site.services.logLines.length = 0;
    asked = [];
    answer = {};
  });
  afterAll(async () => {
    await front.close();
    await upstream.close();
  });
  const through = (query: string) =>
    ask(`${front.origin}/ac${query}`, { headers: { cookie: 'a=b', 'x-forwarded-for': '203.0.113.9' } });
  const outagesTold = () =>
    site.services.logLines.filter((line) => line.includes('the suggestion service is unavailable'));

  it('passes on the query and the region, and nothing of the visitor', async () => {
    answer.body = JSON.stringify(Array.from({ length: 12 }, (_, index) => ({ phrase: `duck ${index}` })));
    const got = await through('?q=duck&kl=de-de&secret=1');
    expect(JSON.parse(got.text)).toHaveLength(8);
    expect(asked).toEqual(['/ac?key=k&q=duck&kl=de-de ']);
  });

  it('is not asked about nothing', async () => {
    expect((await through('?q=')).text).toBe('[]');
    expect(asked).toEqual([]);
  });

  it('says plainly that it is away: late, broken, leading elsewhere, or saying too much', async () => {
    const failures: (typeof answer)[] = [
      { status: 500 },
      { body: '{"phrase":1}' },
      { body: 'no json' },
      { body: JSON.stringify([{ phrase: 'x'.repeat(70_000) }]) },
      { status: 302, headers: { Location: 'http://127.0.0.1:1/' } },
      { never: true },
    ];
    await holdTimeLimits(async ({ set, pass }) => {
      for (const [index, failure] of failures.entries()) {
        answer = failure;
        const answering = through('?q=duck');
        await until('the upstream to be asked', async () => asked.length > index || null);
        if (failure.never) pass();
        const got = await answering;
        expect([got.status, JSON.parse(got.text).error]).toEqual([503, 'service_unavailable']);
        expect(got.headers['cache-control']).toBe('no-store');
      }
      expect(set).toEqual(failures.map(() => upstreamTimeoutMs));
    });
    expect(site.services.logLines.join('')).not.toContain('q=duck');
    // Somebody types a letter at a time: an outage must not fill the disk with a line for each.
    expect(outagesTold()).toHaveLength(1);
  });

  it('is asked for sixty-four at once at most, and nobody waits for a turn', async () => {
    answer = { never: true };
    const context: Partial<RequestContext> = { query: new URLSearchParams('q=duck') };
    const ends = await holdTimeLimits(async ({ pass }) => {
      const asking = Array.from({ length: 70 }, () => handlers.GET(context as RequestContext));
      pass();
      return Promise.all(asking.map((one) => Promise.resolve(one).catch((error: unknown) => error)));
    });
    const pauses = ends.map((end) => isApiError(end) && end.details.retryAfterSeconds);
    expect(pauses).toEqual([...Array(64).fill(5), ...Array(6).fill(1)]);
  });
});
