import type { Page } from '@playwright/test';
import { drawnAppWords } from 'fake-apps/drawn/words';
import { formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { signInWords } from '@/lib/content/account/signIn';
import { activationWords } from '@/lib/content/app/activation';
import {
  expectStatus,
  expectWelcome,
  openApp,
  openSettings,
  press,
  webBuyButton,
} from '../fixtures/drawnApp';
import { expect, test } from '../fixtures/journey';
import { mainJourney } from '../fixtures/mainJourney';
import { absentSubscriber, askForCode, cards, enterCode, expectAccount, payWith } from '../fixtures/steps';

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

const { subscription: rows, restore, state } = drawnAppWords;

for (const how of storages) {
  test(`storage that is ${how} in an app: bought, managed, and signed in to by email`, {
    tag: '@all',
  }, async ({ page, site }) => {
    const app = await openApp(await closeStorage(page, how), site.key, 'Windows');
    await press(app, rows.get);
    await webBuyButton(app).click();
    await payWith(app.web, cards.pays);
    await expectWelcome(app);
    await openSettings(app);
    await expectStatus(app, state.trial);
    await press(app, rows.account);
    await expect(app.web.getByRole('heading', { level: 1, name: manageWords.heading })).toBeVisible();
    await openSettings(app);
    await press(app, rows.signOut);

    const email = await absentSubscriber(site);
    const seen = (await site.mails(email)).length;
    await press(app, rows.have);
    await press(app, restore.email);
    await app.web.getByLabel(formWords.email, { exact: true }).fill(email);
    await app.web.getByRole('button', { name: signInWords.address.submit }).click();
    await app.web.getByLabel(formWords.code).fill(await site.nextCode(email, seen));
    await app.web.getByRole('button', { name: signInWords.code.submit }).click();
    await expect(
      app.web.getByRole('heading', { level: 1, name: activationWords.done.heading }),
    ).toBeVisible();
    await openSettings(app);
    await expect(page.getByText(email)).toBeVisible();
  });

  test(`storage that is ${how}: from the purchase to the deletion of the account`, {
    tag: '@all',
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
