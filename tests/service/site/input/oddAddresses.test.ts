import { unreadRequest } from '@/lib/content/site/errors/unreadRequest';
import { type Site, startSite } from '../../../fixtures/site/site';
import { rawGet, rawRequest } from './rawRequest';

let site: Site;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'info' });
});
afterAll(() => site?.close());

const get = (target: string) => rawGet(site.origin, target);

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
    const { status, headers } = await get(target);
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
    const { status, headers } = await get(`${path}${query}`);
    expect([path, status, headers['x-nextjs-cache']]).toEqual([path, 404, undefined]);
    expect(headers['content-security-policy']).toMatch(/^default-src '(self|none)';/);
  }
});

it('113. M5: nothing of an address gets into the log as a line of its own', async () => {
  for (const target of ['/api/../_next/image?url=%2Fx%0Ainjected-line&w=256&q=75', '/api/x%0Ainjected-line'])
    await get(target);
  expect(site.output()).not.toContain('injected-line');
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
    const { status, headers } = await get(from);
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

it('114. M5, L15: every answer under /api and /staging runs nothing wherever it is shown', async () => {
  const calls = [
    '/api/products',
    '/api/nothing',
    '/api',
    '/api/subscription',
    '/api/auth/v2/.well-known/jwks.json',
  ];
  for (const path of [...calls, '/staging/api/products', '/staging/api/subscription', '/staging/nothing']) {
    const { headers } = await get(path);
    expect([path, headers['content-security-policy']]).toEqual([
      path,
      "default-src 'none'; frame-ancestors 'none'",
    ]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  }
});
