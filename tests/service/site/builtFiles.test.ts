import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { languages, pathIn } from '@/lib/content/site/languages/languages';
import type { Offer } from '@/lib/contract/jobOffers';
import packageJson from '@/package.json' with { type: 'json' };
import { promisedBrowsers } from '@/scripts/build/promisedBrowsers.mjs';
import type { RoleFeed } from '@/server/jobs/roleFeed';
import { marks, withOpenRoles } from '@/server/main/pages/hiringPage';
import { readSiteFiles, type StoredFile, type StoredPage } from '@/server/main/pages/siteFiles';
import { builtServer } from '@/tests/fixtures/site/builtServer';
import { unsupportedStyles } from '@/tests/fixtures/site/unsupportedStyles';

/**
 * What the build ships, read against what the browsers that we promise support: styles by the data of caniuse, scripts by
 * esbuild's. Which functions scripts may call is a matter of the sources (tests/contracts/olderBrowsers).
 */
const folder = dirname(builtServer());
const origin = 'https://site.example';
const built = readSiteFiles(folder, origin);
type Manifest = { assets: Record<string, { type: string }>; pages: object };
const { assets, pages }: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

function textOf(file: StoredFile | StoredPage | null): string {
  return file?.encodings.identity().toString('utf8') ?? '';
}

const styles = new Set(
  Object.keys(pages).flatMap((path) =>
    [...textOf(built.page(path)).matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  ),
);
const scripts = Object.keys(assets).filter((path) => assets[path]?.type.startsWith('text/javascript'));

/** What some of these browsers leave out, and why a page is whole without it. */
const additions = {
  'css-color-adjust': 'Firefox and iOS print a background lighter.',
  'css-content-visibility': 'It only saves work.',
  'css-focus-visible': 'iOS 15.0 shows the outline of its own.',
  'css-has': 'What depends on it is shown to everybody, or stays as it was before a choice.',
  'css-overscroll-behavior': 'The page behind a dialog may scroll.',
  'css-paged-media': 'A printer has margins of its own.',
  'css-resize': 'A text area on iOS keeps its size.',
  'css-scroll-behavior': 'A link inside a page jumps.',
  'css-scrollbar': 'A scrollbar is as wide as the system makes it.',
  'css-selection': 'Marked text has the color of the system.',
  'css-subgrid': 'Cards beside each other do not share their lines.',
  'text-size-adjust': 'iOS has it under its own name, which is shipped beside this one.',
  'viewport-unit-variants':
    'Each gives a height that the content reaches by itself, or repeats one in plain units.',
};

it('every style holds for the promised browsers, or is an addition that a page can do without', () => {
  expect(styles.size).toBeGreaterThan(50);
  expect(unsupportedStyles([...styles], packageJson.browserslist)).toEqual(Object.keys(additions));
});

/** All of them know `\p{…}` in patterns; the compiler would write it in another way because newer Unicode has more. */
const supported = { 'regexp-unicode-property-escapes': true };

/** The same script for these browsers and for any; where these lack a piece of syntax, it is written in another way. */
async function compiledFor(target: readonly string[], script: string): Promise<string> {
  const kept = { supported, minifyWhitespace: true, legalComments: 'none' } as const;
  return (await transform(script, { ...kept, target: [...target] })).code;
}

it('every script is in the syntax of the promised browsers', async () => {
  expect(scripts.length).toBeGreaterThan(100);
  const newer: string[] = [];
  for (const address of scripts) {
    const script = textOf(built.asset(address));
    const same = (await compiledFor(promisedBrowsers, script)) === (await compiledFor(['esnext'], script));
    if (!same) newer.push(address);
  }
  expect(newer).toEqual([]);
});

const count = (text: string, part: string) => text.split(part).length - 1;
const feedOf = (offers: readonly Offer[]): RoleFeed => ({
  hasFeed: true,
  fromFeed: () => offers,
  read: async () => offers,
});

describe.each(languages)('the page about open roles as it was built in %s', (language) => {
  const path = pathIn(language, '/hiring');

  it.each(Object.entries(marks))('holds the mark “%s” once', (_, mark) => {
    expect(count(textOf(built.page(path)), mark)).toBe(1);
  });

  it('shows the roles of a feed instead of those that we ship', () => {
    const offers = shippedOffers.slice(0, 1).map((offer) => ({ ...offer, id: 7, title: 'Only in the feed' }));
    const text = textOf(withOpenRoles(built, feedOf(offers), origin).page(path));
    expect(count(text, 'id="role-7"')).toBe(1);
    expect(count(text, '"title":"Only in the feed"')).toBe(1);
    for (const { id, title } of shippedOffers) {
      expect(count(textOf(built.page(path)), `role-${id}`)).toBeGreaterThan(0);
      expect([title, count(text, `role-${id}`)]).toEqual([title, 0]);
    }
    expect(text).toMatch(/<div data-roles-empty[^>]* hidden>/);
  });
});
