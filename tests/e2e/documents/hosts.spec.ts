import type { Page } from '@playwright/test';
import { homeHero } from '@/lib/content/home/homeWords';
import { onionHost, startHost } from '@/lib/content/site/hosts';
import { expect, test } from '../fixtures/crawl';

/** Opens the home page of the site under another of its names. */
async function openUnder(page: Page, host: string, origin: string): Promise<void> {
  await page.route(`http://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
  });
  await page.goto(`http://${host}/`);
  await page.waitForLoadState('networkidle');
}

test('the start page is there to search from: it offers nothing and tells nothing else', {
  tag: '@all',
}, async ({ visit: { page, events }, site }) => {
  await openUnder(page, startHost, site.origin);
  await expect(page.locator('search input[type=search]')).toBeVisible();
  await expect(page.locator('#discover')).toBeHidden();
  await expect(page.getByRole('list', { name: homeHero.offers })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => events).toContain('page_home_impression');
  expect(events.filter((name) => name.startsWith('page_home_promo'))).toEqual([]);
});

test('inside the onion network nothing is measured, kept or offered to install, and links stay there', {
  tag: '@all',
}, async ({ visit: { page, events }, site }) => {
  await openUnder(page, onionHost, site.origin);
  await expect(page.locator('#discover')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 3 * window.innerHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-banner]')).toBeHidden();
  expect(events).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first().click();
  await page.waitForURL(/about/);
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).host).toBe(onionHost);
});
