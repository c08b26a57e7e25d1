import type { Page } from '@playwright/test';
import { fixedLanguageOf, pathIn } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { expect, test } from '../fixtures/crawl';
import { cutWords } from '../fixtures/cutWords';

const records: readonly Route[] = Object.values(routes);
/** Each part has a page of its own, which goes from address to address. */
const parts = 2;
const narrow = { width: 320, height: 740 };
/** The longest words of our languages, and words that are longer than those of most. */
const writings = {
  German: (path: string) => pathIn('de', path),
  // It lengthens English words; a page in another language has that language's own.
  'a pseudo-language of longer words': (path: string) =>
    (fixedLanguageOf(path) ?? 'en') === 'en' ? `${path}?pseudo=long` : path,
};
const mirrored = ['/', '/pro', '/compare-privacy', '/settings', '/help', '/subscriptions/manage'];

for (const [name, addressOf] of Object.entries(writings)) {
  for (let part = 0; part < parts; part++) {
    test(`in ${name}, every page fits the narrowest window: part ${part + 1} of ${parts}`, {
      tag: '@all',
    }, async ({ visit: { page, problems } }) => {
      const found: string[] = [];
      for (const { path, kind } of records.filter((_route, index) => index % parts === part)) {
        problems.length = 0;
        await open(page, addressOf(path), kind);
        const cut = await page.evaluate(cutWords);
        found.push(...[...cut, ...problems].map((fault) => `${path}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test('written from right to left, pages are mirrored and fit the narrowest window', { tag: '@all' }, async ({
  visit: { page, problems },
}) => {
  const found: string[] = [];
  for (const path of mirrored) {
    await open(page, `${path}?pseudo=rtl`, 'document');
    const { beyond, isMirrored } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const mark = document.querySelector('header a')?.getBoundingClientRect();
      return { beyond: scrollWidth - clientWidth, isMirrored: mark && mark.left > clientWidth / 2 };
    });
    if (beyond > 0) found.push(`${path} is ${beyond} px wider than the window`);
    if (!isMirrored) found.push(`${path} has its mark on the left`);
  }
  expect([...found, ...problems]).toEqual([]);
});

/** Opens a page and waits until its words are there and have their face, but for nothing that may come later. */
async function open(page: Page, address: string, kind: Route['kind']): Promise<void> {
  await page.setViewportSize(narrow);
  await page.goto(address, { waitUntil: kind === 'flow' ? 'load' : 'domcontentloaded' });
  if (address.includes('pseudo=')) await page.waitForFunction(() => globalThis.pseudoLanguageShown === true);
  await page.evaluate(() => document.fonts.ready);
}
