import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fixedLanguageOf } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { startSite } from '../../fixtures/site/site';
import { type Asked, ask, askOnce } from './ask';
import { directive, hashSource, readMarkup } from './markup';
import { excessWeight } from './weight';

const records: Route[] = Object.values(routes);
const documents = records.filter(({ kind }) => kind === 'document');
const flows = records.filter(({ kind }) => kind === 'flow');
const statusOf = ({ status = 200 }: Route) => status;
const ordinary = documents.filter((route) => statusOf(route) === 200 && !route.personal && !route.live);
const inNoCache = [...flows, ...documents.filter(({ personal }) => personal)];

/** Pages whose form posts to their own address. */
const withForms = [
  '/bangs/new',
  '/help/cancel',
  '/help/confirm',
  '/help/contact',
  '/help/withdraw',
  '/settings',
  '/pro',
  '/pro/notify',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
];

/** What the server does alike for every page of a sort is asked of one of each, and of all in the full check. */
const sortOf = (route: Route) =>
  [route.kind, route.personal, route.live, statusOf(route), withForms.includes(route.path)].join();
const sorts = records.map(sortOf);
const isAsked = (route: Route) =>
  process.env.TEST_TIER === 'all' || sorts.indexOf(sortOf(route)) === records.indexOf(route);

const site = openForAllTests(() => startSite());

const get = (path: string, headers: Record<string, string> = {}) => ask(`${site.origin}${path}`, { headers });
/** For what many pages name. */
const getOnce = askOnce(() => site);
const policyOf = ({ headers }: Asked) => String(headers['content-security-policy']);

describe.each(records)('$path', (route) => {
  let page: Asked;
  beforeAll(async () => {
    page = await get(route.path);
  });

  it('answers with its title, description, address, card, one main heading, and no level of headings left out', () => {
    expect(page.status).toBe(statusOf(route));
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(titleOf(page)).toBe(escaped(route.title));
    expect(/<meta name="description" content="([^"]*)"/.exec(page.text)?.[1]).toBe(
      escaped(route.description),
    );
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page.text)?.[1];
    expect(canonical).toBe(route.sitemap ? site.origin + route.path : undefined);
    const robots = /<meta name="robots" content="([^"]*)"/.exec(page.text)?.[1];
    expect(robots).toBe(route.sitemap ? undefined : 'noindex');
    expect(/property="og:image" content="([^"]*)"/.exec(page.text)?.[1]).toMatch(`${site.origin}/`);
    expect(/<html[^>]*>/.exec(page.text)?.[0]).toContain(`lang="${fixedLanguageOf(route.path) ?? 'en'}"`);
    const levels = [...page.text.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([]);
  });

  it('82. its content policy is strict, and nothing of the page needs more', () => {
    const policy = policyOf(page);
    expect(policy).not.toMatch(/unsafe-|\*|https?:\/\/(?!(?:search|chat|checkout)\.)/);
    expect(directive(policy, 'default-src')).toEqual(["'self'"]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(directive(policy, name)).toEqual(["'none'"]);
    }
    expect(directive(policy, 'form-action')[0]).toBe("'self'");
    expect(directive(policy, 'report-uri')).toEqual(['/csp-reports']);

    const { scripts, sources, styles, blocked } = readMarkup(page.text);
    // The theme's script; on documents the rules for preparing pages, which the policy rules as well; on flows the rule for
    // scripts that are fetched later, and the watch over those that are lost.
    expect(scripts).toHaveLength(route.kind === 'flow' ? 3 : 2);
    expect(directive(policy, 'script-src')).toEqual(["'self'", ...scripts.map(hashSource)]);
    expect(sources.filter((source) => !source.startsWith('/'))).toEqual([]);
    expect(blocked).toEqual([]);
    expect(directive(policy, 'style-src')).toEqual(["'self'", ...styles.map(hashSource)]);
    expect(policy).not.toContain('nonce');
    if (route.kind === 'flow') return;
    // A document carries no script of the framework.
    expect(sources.filter((source) => !source.startsWith('/enhance/'))).toEqual([]);
    expect(page.text.includes('__NEXT_DATA__')).toBe(false);
  });

  it('149. L16: no text of it becomes markup or script', () => {
    const policy = policyOf(page);
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    const policies = route.kind === 'flow' ? ['default'] : ["'none'"];
    expect(directive(policy, 'trusted-types')).toEqual(policies);
  });

  it('travels within its weight', async () => {
    expect(await excessWeight(page, route, getOnce)).toEqual([]);
  });

  it('loads nothing from elsewhere, and everything it names exists', async () => {
    const named = [...page.text.matchAll(/<(?:link|script|img|source|use)\b[^>]*?\s(?:href|src)="([^"#]+)/g)];
    const addresses = named
      .filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag))
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith('data:'));
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
    const answers = await Promise.all(
      addresses.map(async (address) => [address, (await getOnce(address)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describe.each(records.filter(isAsked))('$path', (route) => {
  let page: Asked;
  beforeAll(async () => {
    page = await get(route.path);
  });

  it('83. its headers close what no page needs', () => {
    const { headers } = page;
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    const quiet = route.kind === 'flow' || route.personal === 'token';
    expect(headers['referrer-policy']).toBe(quiet ? 'no-referrer' : 'strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('tells what other methods it takes', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const refused = await ask(`${site.origin}${route.path}`, { method });
      const takesForms = withForms.includes(route.path);
      if (takesForms && method === 'POST') continue;
      const allow = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD';
      expect([method, refused.status, refused.headers.allow]).toEqual([method, 405, allow]);
    }
  });

  it('answers HEAD like GET without the body', async () => {
    const head = await ask(`${site.origin}${route.path}`, { method: 'HEAD' });
    expect(head.status).toBe(statusOf(route));
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
  });

  it('is the same page in brotli and gzip', async () => {
    const brotli = await get(route.path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString('utf8') === page.text).toBe(true);
    const gzip = await get(route.path, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString('utf8') === page.text).toBe(true);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  });
});

describe.each(flows)('the flow $path', ({ path }) => {
  it('146. B20: is the same bytes for everybody, with all of its styles inside', async () => {
    const [one, other] = await Promise.all([get(path), get(path)]);
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect(policyOf(one)).toBe(policyOf(other));
    // One block, of which the policy knows the hash.
    expect(readMarkup(one.text).styles).toHaveLength(1);
    expect(one.text).not.toContain('rel="stylesheet"');
  });
});

it.each(flows)('146. B20: no script of $path carries a style to add', async ({ path }) => {
  const { modern } = readMarkup((await get(path)).text);
  const scripts = await Promise.all(modern.map(async (source) => (await get(source)).text));
  for (const script of scripts) expect(/\.jsx-[0-9a-f]{8,}[^"'`]*\{/.exec(script)?.[0]).toBeUndefined();
});

it.each(inNoCache.filter(isAsked))(
  '148. L13, B18: $path is stored by no shared cache',
  async ({ path, personal }) => {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe(personal === 'token' ? 'no-store' : 'private, no-cache');
    expect(answer.headers.vary).toBe(personal === 'cookies' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
    // A browser that kept it asks, and hears that nothing changed.
    const etag = String(answer.headers.etag);
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(answer.headers['cache-control']);
  },
);

it.each(ordinary.filter(isAsked))(
  '$path may live at the edge and is sent again only when it changed',
  async ({ path }) => {
    const page = await get(path, { 'accept-encoding': 'br' });
    expect(page.headers['cache-control']).toMatch(/s-maxage=\d+.*stale-while-revalidate/);
    const etag = String(page.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': `"older", ${etag}` });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await get(path, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
    expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': '"older"' })).status).toBe(200);
  },
);

it('an address without a page gets the 404 page and is kept by no cache', async () => {
  for (const path of ['/nothing-here', '/pro/nothing', '/pro.html', '/account.css']) {
    const page = await get(path);
    expect([path, page.status, page.headers['cache-control']]).toEqual([path, 404, 'no-store']);
    expect(titleOf(page)).toBe(escaped(routes['/404'].title));
    expect(policyOf(page)).toContain("object-src 'none'");
  }
});

it('hashed assets are kept for a year, other files for a while, all with their type', async () => {
  const { sources } = readMarkup((await get('/pro')).text);
  for (const source of sources) {
    const { headers, status } = await get(source);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  const icon = await get('/favicon.svg');
  expect(icon.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  expect((await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) })).status).toBe(304);
});

it('nothing of the build but its public files can be asked for', async () => {
  const paths = [
    '/_next/static/../server/pages-manifest.json',
    '/.next/site/main.mjs',
    '/site/manifest.json',
    '/.env',
  ];
  for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 404]);
});

function titleOf({ text }: Asked): string | undefined {
  return /<title[^>]*>([^<]*)<\/title>/.exec(text)?.[1];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}

it('leads from another name of this machine to its own, so that cookies and returns have one origin', async () => {
  const { status, headers } = await ask(
    `${site.origin.replace('localhost', '127.0.0.1')}/pro?origin=funnel_home`,
  );
  expect(status).toBe(307);
  expect(headers.location).toBe(`${site.origin}/pro?origin=funnel_home`);
});
