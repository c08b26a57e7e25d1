import { drawnAppWords } from 'fake-apps/drawn/words';
import { emailWords } from '@/lib/content/account/email';
import { formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { buyingWords } from '@/lib/content/subscription/pro';
import {
  buyInApp,
  expectStatus,
  expectWelcome,
  openApp,
  openSettings,
  openSheet,
  openStores,
  press,
  webBuyButton,
} from '../fixtures/drawnApp';
import { expect, test } from '../fixtures/journey';
import { buyButton, cards, newAddress, payWith, signIn } from '../fixtures/steps';

const { subscription: rows, state, sheet: sheetWords, log } = drawnAppWords;

for (const title of ['iPhone', 'Mac', 'Android phone']) {
  test(`${title}: bought in the store from the settings to the welcome page, and kept`, {
    tag: '@all',
  }, async ({ page }) => {
    const app = await openApp(page, title);
    await expect(page.getByText(state.nobody)).toBeVisible();
    await buyInApp(app);
    await expect(page.getByRole('list').getByText(log.confirmed)).toBeVisible();
    await openSettings(app);
    await expectStatus(app, state.trial);
    await page.reload();
    await expectStatus(app, state.trial);
    await press(app, rows.welcome);
    await expect(webBuyButton(app)).toHaveCount(0);
  });
}

test('Windows: bought by card in the window of the app, and kept', { tag: '@all' }, async ({ page }) => {
  const app = await openApp(page, 'Windows');
  await press(app, rows.get);
  await webBuyButton(app).click();
  await payWith(app.web, cards.pays);
  await expectWelcome(app);
  await openSettings(app);
  await expectStatus(app, state.trial);
});

test('a subscriber of a store is told on the web, and its buy button sells nothing a second time', {
  tag: '@all',
}, async ({ page, site, anotherBrowser }) => {
  const app = await openApp(page, 'iPhone');
  await buyInApp(app);
  await openSettings(app);
  await press(app, rows.account);
  const email = newAddress('store');
  await app.web.getByRole('link', { name: manageWords.addEmail }).click();
  await app.web.getByLabel(formWords.email, { exact: true }).fill(email);
  await app.web.getByRole('button', { name: emailWords.add.submit }).click();
  await app.web.getByLabel(formWords.code).fill(await site.nextCode(email));
  await app.web.getByRole('button', { name: emailWords.confirm.submit }).click();
  await expect(page.getByText('subscriptionsAddEmailSuccess')).toBeVisible();
  await openSettings(app);
  await expectStatus(app, email);

  const web = await anotherBrowser();
  await signIn(web, site, email);
  await expect(web.getByText(manageWords.store.apple.intro)).toBeVisible();
  await web.goto('/pro');
  await expect(web.getByRole('heading', { name: buyingWords.subscribed.title })).toBeVisible();
  await expect(buyButton(web)).toHaveCount(0);

  // It ends in the store, the web offers it again, and meanwhile the app buys once more.
  const stores = await openStores(page.context());
  await expect(stores.getByText(email)).toBeVisible();
  await stores.getByRole('button', { name: 'Expire now' }).click();
  await web.reload();
  await expect(buyButton(web)).toBeEnabled();
  await openSettings(app);
  await openSheet(app);
  await app.sheet.getByRole('button', { name: sheetWords.buy }).click();
  await expectWelcome(app);
  await buyButton(web).click();
  await expect(web.getByText('This subscription was purchased in an app store.')).toBeVisible();
  expect(new URL(web.url()).pathname).toBe('/pro');
});
