import type { Page } from '@playwright/test';
import { fixedLanguageOf, pathIn } from '@/lib/content/site/languages/languages';
import { type Route, routes } from '@/lib/content/site/routes';
import { expect, test } from '../fixtures/crawl';
import { cutWords } from '../fixtures/cutWords';
import { nextFrames } from '../fixtures/layoutShift';

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

test('the line that offers another language hides neither the focus nor the end of a page', {
  tag: '@all',
}, async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: narrow,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/de/help/contact');
  const offer = page.locator('.language-offer');
  await expect(offer).toBeVisible();
  const edge = async () => (await offer.boundingBox())?.y ?? 0;
  for (const control of await page.locator(':is(main, footer) :is(a, input, select, button):visible').all()) {
    await control.focus();
    await nextFrames(page);
    expect((await control.boundingBox())?.y, String(control)).toBeLessThan(await edge());
  }
  await page.keyboard.press('End');
  const hidden = async () => {
    const footer = await page.locator('footer').boundingBox();
    return (footer?.y ?? 0) + (footer?.height ?? 0) - (await edge());
  };
  await expect.poll(hidden).toBeLessThanOrEqual(1);
  await context.close();
});

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

test('a pseudo-language stays on the way through the site, and with what a page writes later', {
  tag: '@all',
}, async ({ visit: { page, problems } }) => {
  await open(page, '/?pseudo=long', 'document');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*[âéîöû]{2}.*\]$/);
  await page.getByRole('combobox').fill('how to tie a');
  await expect(page.getByRole('option').first()).toContainText('[');
  await page.getByRole('main').locator('a[href="/pro"]').first().click();
  await expect(page).toHaveURL('/pro?pseudo=long');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*[âéîöû]{2}.*\]$/);
  expect(problems).toEqual([]);
});

/** Opens a page and waits until its words are there and have their face, but for nothing that may come later. */
async function open(page: Page, address: string, kind: Route['kind']): Promise<void> {
  await page.setViewportSize(narrow);
  await page.goto(address, { waitUntil: kind === 'flow' ? 'load' : 'domcontentloaded' });
  if (address.includes('pseudo=')) await page.waitForFunction(() => globalThis.pseudoLanguageShown === true);
  await page.evaluate(() => document.fonts.ready);
}
