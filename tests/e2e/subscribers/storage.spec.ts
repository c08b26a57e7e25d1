import type { Page } from '@playwright/test';
import { drawnAppWords } from 'fake-apps/drawn/words';
import { formWords } from '@/lib/content/account/forms';
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

/** From the pages of the site: those of the sandbox, and the app around a page, keep theirs. */
async function closeStorage(page: Page, how: Closed): Promise<Page> {
  await page.addInitScript((closed) => {
    const refuse = (name: string) => {
      throw new DOMException('Not here.', name);
    };
    const get = () => (closed === 'missing' ? null : refuse('SecurityError'));
    const { setItem } = Storage.prototype;
    function close() {
      if (closed !== 'full')
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
      else
        Storage.prototype.setItem = function (key, value) {
          if (key !== 'fake-app') refuse('QuotaExceededError');
          setItem.call(this, key, value);
        };
    }
    if (window.parent === window) return location.pathname.startsWith('/sandbox/') || close();
    const afterApp = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.endsWith('/web-view.js')) close();
    };
    document.addEventListener('load', afterApp, true);
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

  test(`storage that is ${how}: bought by card and restored by email inside an app`, {
    tag: '@all',
  }, async ({ page, site, anotherBrowser }) => {
    const app = await openApp(await closeStorage(page, how), 'Windows');
    await press(app, drawnAppWords.subscription.get);
    await webBuyButton(app).click();
    await payWith(app.web, cards.pays);
    await expectWelcome(app);
    await openSettings(app);
    await expectStatus(app, drawnAppWords.state.trial);

    const email = await absentSubscriber(site);
    const seen = (await site.mails(email)).length;
    const other = await openApp(await closeStorage(await anotherBrowser(), how), 'Android phone');
    await press(other, drawnAppWords.subscription.have);
    await press(other, drawnAppWords.restore.email);
    await other.web.getByLabel(formWords.email, { exact: true }).fill(email);
    await other.web.getByRole('button', { name: signInWords.address.submit }).click();
    await other.web.getByLabel(formWords.code).fill(await site.nextCode(email, seen));
    await other.web.getByRole('button', { name: signInWords.code.submit }).click();
    await expect(
      other.web.getByRole('heading', { level: 1, name: activationWords.done.heading }),
    ).toBeVisible();
    await openSettings(other);
    await expectStatus(other, email);
  });
}
