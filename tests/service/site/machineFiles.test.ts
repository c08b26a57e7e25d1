import { alternatesOf, languages, pathIn } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { day } from '@/server/clock';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { ask } from './ask';
import { launch } from './launch';

const origin = 'https://example.test';
const records: Route[] = Object.values(routes);
const site = openForAllTests(() => launch({ PUBLIC_ORIGIN: origin }));

const get = (path: string) => ask(`${site.origin}${path}`);

describe('the site map', () => {
  it('names every page for search engines once, under the public address, with the day it changed', async () => {
    const { text, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const entries = [...text.matchAll(/<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
    const wanted = records
      .filter(({ sitemap }) => sitemap)
      .flatMap(({ path }) => [...new Set(languages.map((language) => origin + pathIn(language, path)))]);
    expect(entries.map(([, address]) => address)).toEqual(wanted);
    for (const [, , changed = ''] of entries) {
      expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now() + day);
    }
  });

  it('says the same about languages as the pages themselves', async () => {
    const { text } = await get('/sitemap.xml');
    for (const { path } of records.filter((record) => record.sitemap)) {
      const entry = text.split('<url>').find((part) => part.startsWith(`<loc>${origin}${path}</loc>`)) ?? '';
      const named = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ]);
      const page = (await get(path)).text;
      const linked = [...page.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
        ([, lang, href]) => [lang, href],
      );
      expect([path, named]).toEqual([path, linked]);
      expect(named).toEqual(
        alternatesOf(path).map(({ language, path: other }) => [language, origin + other]),
      );
    }
  });

  it('is named by robots.txt, which keeps crawlers off the calls alone', async () => {
    const { text, headers } = await get('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    expect(closed).toContain('/api/');
    const hidden = records.filter(
      ({ path, sitemap }) => sitemap && closed.some((start) => path.startsWith(start)),
    );
    expect(hidden).toEqual([]);
  });
});

describe('the well-known addresses', () => {
  it('tell whom to write to about a weakness, for half a year ahead at least', async () => {
    const { text, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
    const policy = new URL(/^Policy: (\S+)$/m.exec(text)?.[1] ?? '');
    expect((await get(policy.pathname)).text).toContain(`id="${policy.hash.slice(1)}"`);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(150 * day);
    expect(expires - Date.now()).toBeLessThan(366 * day);
  });

  it('say that Global Privacy Control is honored', async () => {
    const { text, headers } = await get('/.well-known/gpc.json');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  });

  it('lead password managers to the account', async () => {
    const { status, headers } = await get('/.well-known/change-password');
    expect([status, headers.location]).toEqual([302, '/subscriptions/manage']);
  });

  it('hold nothing else', async () => {
    expect((await get('/.well-known/nothing')).status).toBe(404);
    expect((await get('/.well-known/')).status).toBe(404);
  });
});

it('browsers can add the search engine, with suggestions from this site', async () => {
  const { text, headers } = await get('/opensearch.xml');
  expect(headers['content-type']).toMatch(/^application\/opensearchdescription\+xml/);
  expect(text).toMatch(
    /<Url type="text\/html" method="get" template="https:\/\/[^"]*\?q=\{searchTerms\}"\/>/,
  );
  expect(text).toContain(`template="${origin}/ac?q={searchTerms}&amp;type=list"`);
  expect((await get('/')).text).toMatch(/<link rel="search"[^>]*href="\/opensearch\.xml"/);
});
