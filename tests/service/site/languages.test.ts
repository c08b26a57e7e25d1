import { appUserAgentTokens } from '@/lib/content/protocol';
import {
  alternatesOf,
  fixedLanguageOf,
  fixedTexts,
  languages,
  pathIn,
  readPath,
  standardLanguage,
} from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { startSite } from '../../fixtures/site/site';
import { askOnce } from './ask';
import { excessWeight } from './weight';

const pages = Object.values<Route>(routes).filter(({ path }) => fixedLanguageOf(path) === null);
const others = languages.filter((language) => language !== standardLanguage);

/** Weighing takes longest: each page is weighed in one other language, and in every one in the full check. */
const isWeighed = (index: number, language: (typeof others)[number]) =>
  process.env.TEST_TIER === 'all' || index % others.length === others.indexOf(language);

const site = openForAllTests(() => startSite());

const get = askOnce(() => site);

/** Whole texts of a script that are long enough to be a sentence. */
function sentencesIn(script: string): string[] {
  return [...script.matchAll(/"([^"\\]{30,})"/g)].flatMap(([, text = '']) =>
    text.split(' ').length > 4 && /^[A-ZÄÖÜ]/.test(text) ? [text] : [],
  );
}

/** What the site's own footer says; a legal text ends with a footer of its own before it. */
function footerOf(markup: string): string[] {
  const footer = /.*(<footer[\s\S]*<\/footer>)/s.exec(markup)?.[1] ?? '';
  return [...footer.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim()).filter(Boolean);
}

describe.each(others)('in %s', (language) => {
  it('a text that has one address in this language has header and footer in it too', async () => {
    const usual = await get(pathIn(language, '/privacy'));
    for (const { pages: versions } of fixedTexts) {
      const page = await get(versions[language]);
      expect(footerOf(page.text).length).toBeGreaterThan(20);
      expect(footerOf(page.text)).toEqual(footerOf(usual.text));
      expect(page.text).toContain(`href="${pathIn(language, '/pro')}"`);
    }
  });

  it('every page exists, in its language, with its addresses', async () => {
    for (const { path, status = 200, sitemap } of pages) {
      const local = pathIn(language, path);
      const page = await get(local);
      expect([local, page.status]).toEqual([local, status]);
      expect([local, /<html[^>]* lang="(\w+)"/.exec(page.text)?.[1]]).toEqual([local, language]);
      if (!sitemap) continue;
      expect(page.text).toContain(`<link rel="canonical" href="${site.origin}${local}"`);
      const named = [...page.text.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
      expect([local, named.map(([, lang, href]) => [lang, href])]).toEqual([
        local,
        alternatesOf(path).map((alternate) => [alternate.language, site.origin + alternate.path]),
      ]);
    }
  });

  it('pages travel within their weight', async () => {
    for (const route of pages.filter((_route, index) => isWeighed(index, language))) {
      const path = pathIn(language, route.path);
      const page = await get(path);
      expect([path, await excessWeight(page, { ...route, path }, get)]).toEqual([path, []]);
    }
  });

  it('every link and form of a page stays in its language', async () => {
    const elsewhere: string[] = [];
    for (const { path } of pages) {
      const { text } = await get(pathIn(language, path));
      const choice = /<nav[^>]*class="?languages[\s\S]*?<\/nav>/g;
      const left = [
        ...text
          .replace(choice, '')
          .matchAll(/<(?:a|form)\b(?![^>]*hrefLang)[^>]*\s(?:href|action)="?(\/[^"\s>]*)/g),
      ]
        .map(([, href = '']) => href)
        .filter((href) => !/\.(?!xml)\w+(?:[?#]|$)/.test(href))
        .filter((href) => fixedLanguageOf(href) === null && readPath(href).language !== language);
      elsewhere.push(...left.map((href) => `${path}: ${href}`));
    }
    expect(elsewhere).toEqual([]);
  });

  it('a flow is sent no words in another language', async () => {
    const wordsOf = async (path: string) => {
      const address = /src="(\/_next\/static\/words\/[^"]+)"/.exec((await get(path)).text)?.[1] ?? '';
      return sentencesIn((await get(address)).text);
    };
    for (const { path } of pages.filter(({ kind }) => kind === 'flow')) {
      const english = new Set(await wordsOf(path));
      const own = await wordsOf(pathIn(language, path));
      expect([path, own.length > 3]).toEqual([path, true]);
      expect([path, own.filter((sentence) => english.has(sentence))]).toEqual([path, []]);
    }
  });

  it('files for programs are in the language too', async () => {
    const feed = await get(pathIn(language, '/updates.xml'));
    expect(feed.text).toContain(`xml:lang="${language}"`);
    expect(feed.text).toContain(`${site.origin}/${language}/updates#`);
    const search = await get(pathIn(language, '/opensearch.xml'));
    expect(search.text).toContain(`template="${site.origin}/${language}/opensearch.xml"`);
    const description = (text: string) => /<Description>([^<]*)/.exec(text)?.[1];
    expect(description(search.text)).not.toBe(description((await get('/opensearch.xml')).text));
    const status = await get(pathIn(language, '/status'));
    expect(status.text).toContain('status-summary');
  });

  it('what does not exist, and what was moved, is answered in the language', async () => {
    const lost = await get(`/${language}/no-such-page`);
    expect(lost.status).toBe(404);
    expect(lost.text).toContain(`lang="${language}"`);
    const moved = await get(`/${language}/about-us?origin=x`);
    expect([moved.status, moved.headers.location]).toEqual([308, `/${language}/about?origin=x`]);
    expect((await get(`/${language}/api/products`)).status).toBe(404);
  });

  it('an app gets the page in its language at the path that it knows', async () => {
    const apps = appUserAgentTokens.map((name) => `Mozilla/5.0 (Linux; Android 15) Mobile ${name}/5`);
    const accepted = { 'accept-language': `${language}-XX,en;q=0.5` };
    const byHeader = await Promise.all(
      apps.map((agent) => get('/subscriptions', { ...accepted, 'user-agent': agent })),
    );
    const byLocale = await get(`/subscriptions?locale=${language}_XX`, { 'accept-language': 'en' });
    for (const page of [...byHeader, byLocale]) {
      expect(page.status).toBe(200);
      expect(page.text).toContain(`lang="${language}"`);
      const content = page.text.slice(page.text.indexOf('<main'));
      expect(content).not.toMatch(new RegExp(`<a\\b[^>]*href="/${language}[/"]`));
      expect(page.headers.vary).toContain('Accept-Language');
    }
    const byBrowser = await get('/subscriptions', { 'accept-language': language });
    expect(byBrowser.text).toContain('lang="en"');
  });
});
