import { randomBytes } from 'node:crypto';
import { brand } from '@/lib/content/brand';
import { unreadRequest } from '@/lib/content/site/errors/unreadRequest';
import { goneUrls } from '@/lib/content/site/goneUrls';
import { redirects } from '@/lib/content/site/redirects';
import { type Route, routes } from '@/lib/content/site/routes';
import { authCalls } from '@/server/main/calls/authCalls';
import { shopCalls } from '@/server/main/calls/shopCalls';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { startSite } from '@/tests/fixtures/site/site';
import { filesIn } from '../../contracts/sources';
import { ask } from './ask';
import { rawGet, rawRequest } from './input/rawRequest';

const metricsToken = 'reads-the-figures-of-this-site';
const site = openForAllTests(() => startSite({ LOG_LEVEL: 'info', METRICS_TOKEN: metricsToken }));

const get = (path: string) => ask(`${site.origin}${path}`);
const records: Route[] = Object.values(routes);

it.each(Object.entries(redirects))('%s leads to %s for good, with its query', async (from, to) => {
  const [page = '', fragment] = to.split('#');
  const { status, headers, bytes } = await get(`${from}?origin=funnel_home_website&q=a%26b`);
  const expected = `${page}?origin=funnel_home_website&q=a%26b${fragment ? `#${fragment}` : ''}`;
  expect([status, headers.location, bytes.length]).toEqual([308, expected, 0]);
  // A query may hold a token, and the answer repeats it.
  expect(headers['cache-control']).toBe('no-store');
  const plain = await get(`${from}/`);
  expect([plain.headers.location, plain.headers['cache-control']]).toEqual([to, 'public, max-age=86400']);
  expect((await get(page)).status).toBe(200);
});

it('a search asked of the home page is handed to the search engine with its settings and nothing else', async () => {
  const { status, headers } = await get('/?q=wild%20ducks%26%3Cb%3E&t=h_&kl=de-de&origin=funnel_x&q2=a');
  const address = `${brand.searchUrl}?q=wild+ducks%26%3Cb%3E&t=h_&kl=de-de`;
  expect([status, headers.location]).toEqual([307, address]);
  for (const path of ['/?q=', '/?q=%20', '/?t=h_', '/about?q=ducks'])
    expect((await get(path)).status).toBe(200);
});

it('the settings that a visitor saved go with such a search, unless the address names others', async () => {
  const headers = { cookie: 'l=de-de; p=-2; ae=%3Cb%3E; session=secret' };
  const found = await ask(`${site.origin}/de?q=enten&kl=fr-fr`, { headers });
  expect(found.headers.location).toBe(`${brand.searchUrl}?q=enten&kl=fr-fr&kp=-2`);
});

it('a misspelled path in a language leads to the page there, with its query', async () => {
  const { status, headers } = await get('/de_DE/Pro).?origin=funnel_x');
  expect([status, headers.location]).toEqual([308, '/de/pro?origin=funnel_x']);
});

it('nothing is led to an address that answers with nothing, or to another site', async () => {
  for (const path of [
    '/de_DE/nothing',
    '/de_DE//evil.example',
    '/xx_YYpro',
    '//evil.example/',
    '/nothing/',
    '/API/Products',
  ]) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
});

it.each([...goneUrls])('%s is told to be gone', async (path) => {
  for (const address of [path, `${path}/`, `${path}?x=1`]) {
    const { status, text, headers } = await get(address);
    expect([address, status, headers['cache-control']]).toEqual([address, 410, 'no-store']);
    expect(text).toContain(routes['/410'].title);
    expect(text).toContain('noindex');
  }
});

it.each(records.filter(({ status }) => status))(
  '$path keeps status $status and is in no index',
  async (route) => {
    const { status, text, headers } = await get(route.path);
    expect([status, headers['cache-control']]).toEqual([route.status, 'no-store']);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).toMatch(/<main[^>]*>[\s\S]*<a [^>]*href="\/"/);
  },
);

const getAsWritten = (target: string) => rawGet(site.origin, target);

/** Some of the spellings that tests/unit/server/http/request/requestAddress knows, and what no path is. */
const odd = [
  ...[
    '/api/../pro',
    '/api/%2e%2e/pro',
    '/api\\..\\pro',
    '/staging/../aaaaaaa7/api/auth/x',
    '/sandbox/../pro',
  ],
  ...['//evil.example/', '/\\evil.example', '/pro%00', '/pro?x#y', `/${'a'.repeat(2000)}`],
  ...['http://evil.example/pro', 'pro'],
];

it.each(odd.map((target) => [target.slice(0, 60), target]))(
  '113. H1, M5, B1: %s is no page, leads nowhere, and says so with the headers of every other answer',
  async (_, target) => {
    const { status, headers } = await getAsWritten(target);
    // What is no request line at all gets no further than the parser.
    expect([status, headers.location]).toEqual([target === 'pro' ? 400 : 404, undefined]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    if (status === 404)
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
    expect(headers['content-security-policy']).toMatch(/^default-src '(self|none)';.*frame-ancestors 'none'/);
    expect(headers['content-type']).toBe(
      target.startsWith('/api/') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    );
  },
);

it('cookies of other programs on this machine keep nobody out, until they are too many', async () => {
  const cookies = (length: number) => rawGet(site.origin, '/pro', [`Cookie: a=${'x'.repeat(length)}`]);
  expect((await cookies(30_000)).status).toBe(200);
  const { status, text } = await cookies(40_000);
  expect([status, text]).toEqual([431, expect.stringContaining(unreadRequest.large)]);
});

it('113. M5: no part of the framework but our own calls answers, under any address', async () => {
  const query = '?url=%2Ficons%2Ficon-192.png&w=640&q=75';
  const framework = [
    '/_next/image',
    '/api/_next/image',
    '/_next/data/x/pro.json',
    '/_next/webpack-hmr',
    '/__nextjs',
  ];
  for (const path of framework) {
    const { status, headers } = await getAsWritten(`${path}${query}`);
    expect([path, status, headers['x-nextjs-cache']]).toEqual([path, 404, undefined]);
    expect(headers['content-security-policy']).toMatch(/^default-src '(self|none)';/);
  }
});

it('113. M5: nothing of an address gets into the log as a line of its own', async () => {
  for (const target of ['/api/../_next/image?url=%2Fx%0Ainjected-line&w=256&q=75', '/api/x%0Ainjected-line'])
    await getAsWritten(target);
  expect(site.stdout() + site.stderr()).not.toContain('injected-line');
});

it('113. L14: a slash typed twice, or at the end, leads to the page or call that was meant', async () => {
  const led = [
    ['//', '/'],
    ['//pro?origin=funnel_x', '/pro?origin=funnel_x'],
    ['/pro//welcome', '/pro/welcome'],
    ['//de_DE//pro', '/de/pro'],
    ['/pro/', '/pro'],
    ['/api/products/?country=DE', '/api/products?country=DE'],
    ['/settings/', '/settings'],
  ] as const;
  for (const [from, to] of led) {
    const { status, headers } = await getAsWritten(from);
    expect([from, status, headers.location]).toEqual([from, 308, to]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

it('113. L14: a request that names two hosts, or something else than a host, is refused', async () => {
  const { host } = new URL(site.origin);
  const hosts = [
    [host, host],
    [host, 'evil.example'],
    ['evil.example/x'],
    ['a@b'],
    ['a b'],
    ['a,b'],
    ['"'],
    [''],
  ];
  for (const names of hosts) {
    const lines = ['GET /pro HTTP/1.1', ...names.map((name) => `Host: ${name}`), 'Connection: close'];
    const { status } = await rawRequest(site.origin, lines);
    expect([names, status]).toEqual([names, 400]);
  }
  for (const name of [host, 'site.example', 'SITE.example:443', '[::1]:3000', '127.0.0.1']) {
    const lines = ['GET /pro HTTP/1.1', `Host: ${name}`, 'Connection: close'];
    expect([name, (await rawRequest(site.origin, lines)).status]).toEqual([name, 200]);
  }
  expect((await rawRequest(site.origin, ['GET /health HTTP/1.0'])).status).toBe(200);
});

it('114. M5, L15, L16: every answer that is no page, as all under /api and /staging, runs nothing wherever it is shown', async () => {
  const api = ['/api/products', '/api/nothing', '/api/subscription', '/api/auth/v2/.well-known/jwks.json'];
  const staging = ['/api', '/staging/api/products', '/staging/api/subscription', '/staging/nothing'];
  const files = ['/country.json', '/jobs.js', '/ac?q=tea', '/newsletter/', '/t/page_home_impression'];
  for (const path of [...api, ...staging, ...files]) {
    const { headers } = await getAsWritten(path);
    const policy = headers['content-security-policy'];
    expect([path, policy]).toEqual([path, "default-src 'none'; frame-ancestors 'none'"]);
    if (!files.includes(path)) expect(headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

/** Every name that a call can be counted under, as the code writes them. */
const namesOfCalls = new Set([
  '/api/*',
  ...Object.keys({ ...authCalls, ...shopCalls }),
  ...filesIn('server/main')
    .filter(({ path }) => path.endsWith('siteRoutes.ts'))
    .flatMap(({ text }) => [...text.matchAll(/\['([^']+)', \{/g)].map(([, name]) => `/${name}`)),
]);

async function series(): Promise<{ labels: string[]; count: number }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await fetch(`${site.origin}/metrics`, { headers });
  const lines = (await metrics.text()).split('\n');
  const calls = lines.filter((line) => line.startsWith('site_call_seconds_count'));
  const labels = calls.map((line) => /call="([^"]*)"/.exec(line)?.[1] ?? '');
  return { labels: [...new Set(labels)], count: calls.length };
}

/** Addresses that nobody asked for before. */
function hostile(): string[] {
  const word = randomBytes(6).toString('hex');
  return [
    `/api/products/${word}/features?id=1`,
    `/api/products/${word}/features?id=${word}`,
    `/api/products/[id]/features?id=${word}&id=2`,
    `/api/products?id=${word}&path=${word}`,
    `/api/${word}/${word}?path=${word}`,
    `/api/products/${word}/${word}`,
    `/api/auth/v2/${word}?otp=token`,
    `/${word}/api/products?id=${word}`,
    ...['t', 'staging', 'iu', 'ac', 'itr', 'health', 'ops', 'settings', 'country.json', 'newsletter'].flatMap(
      (name) => [
        `/${name}/${word}`,
        `/${name}/${word}/${word}?name=${word}`,
        `/${name}?${word}=${word}`,
        `/${name};${word}`,
      ],
    ),
    `/t/${word}?event=${word}&call=${word}`,
    `/t/page_home_impression?event=${word}`,
  ];
}

it('115. B2: whatever is asked for, calls are counted under the names of our own list', async () => {
  for (const target of hostile()) await rawGet(site.origin, target);
  // Reading the figures is a call too.
  await series();
  const before = await series();
  expect(before.labels.filter((label) => !namesOfCalls.has(label))).toEqual([]);
  expect(before.labels).toContain('/api/products/[id]/features');
  expect(before.labels).toContain('/api/*');
  for (let round = 0; round < 5; round += 1) {
    for (const target of hostile()) await rawGet(site.origin, target);
  }
  expect(await series()).toEqual(before);
});

it('115. B2: a query parameter of the same name takes nothing away from the path', async () => {
  const asked = async (query: string) =>
    (await fetch(`${site.origin}/api/products/teal-yearly/features${query}`)).text();
  const plain = await asked('');
  for (const query of ['?id=1', '?id=other&id=more', '?id=', '?ID=x']) expect(await asked(query)).toBe(plain);
});
