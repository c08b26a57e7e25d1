import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey';
import { mainJourney } from '../fixtures/mainJourney';
import { absentSubscriber, askForCode, enterCode, expectAccount } from '../fixtures/steps';

/** How browsers and the web views of apps keep their storage from a page. Cookies work in all of them. */
const storages = ['missing', 'forbidden', 'full'] as const;
type Closed = (typeof storages)[number];

/** The sandbox's own pages keep their storage. */
async function closeStorage(page: Page, how: Closed): Promise<Page> {
  await page.addInitScript((closed) => {
    if (location.pathname.startsWith('/sandbox/')) return;
    const refuse = (name: string) => () => {
      throw new DOMException('Not here.', name);
    };
    const get = closed === 'missing' ? () => null : refuse('SecurityError');
    if (closed === 'full') Storage.prototype.setItem = refuse('QuotaExceededError');
    else for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  }, how);
  return page;
}

for (const how of storages) {
  test(`storage that is ${how}: from the purchase to the deletion of the account`, {
    tag: how === 'forbidden' ? [] : '@all',
  }, async ({ page, site, anotherBrowser }) => {
    await mainJourney({
      page: await closeStorage(page, how),
      site,
      anotherBrowser: async () => closeStorage(await anotherBrowser(), how),
    });
  });

  test(`storage that is ${how}: a sign-in goes on after a reload and on other pages`, {
    tag: '@all',
  }, async ({ page, context, site }) => {
    await closeStorage(page, how);
    const email = await absentSubscriber(site);
    const seen = (await site.mails(email)).length;
    await askForCode(page, email);
    await page.reload();
    await enterCode(page, await site.nextCode(email, seen));
    await expectAccount(page);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-account');
    await page.goto('/subscriptions/manage');
    await expectAccount(page);
    const tokens = async () => (await context.cookies()).filter(({ name }) => name.endsWith('tab-session'));
    expect(await tokens()).toMatchObject([{ expires: -1, sameSite: 'Lax' }]);
  });
}
