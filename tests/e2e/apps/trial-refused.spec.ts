import { addFakeApp } from 'fake-apps/fakeApp';
import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { checkoutWords } from 'stripe-sandbox/words/checkoutWords';
import { welcomeWords } from '@/lib/content/account/welcome';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { appToken, buyButton, stripeTiers } from '../fixtures/appPurchase';
import { expect, test } from '../fixtures/journey';
import { cards, payWith, subscribe } from '../fixtures/steps';

const words = welcomeWords.undone;

/** Newer Apple apps give no token to the page that Stripe returns to, so the question is asked on the next one. */
const apps: readonly FakeAppOptions[] = [{ app: 'apple-new', system: 'stripe' }, { app: 'windows' }];

for (const app of apps)
  test(`${app.app}: a card that had its trial leads to the question with the sum, and from there back into the app`, {
    tag: '@all',
  }, async ({ page, site, anotherBrowser }) => {
    await subscribe(await anotherBrowser());
    const token = await appToken(site.origin, 'v2');
    await addFakeApp(page, {
      ...app,
      token,
      purchase: 'redirect',
      tierOptions: stripeTiers,
      redirectToken: '',
    });
    await page.goto('/subscriptions');
    await buyButton(page).click();
    await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
    await payWith(page, cards.pays, 'second@example.org');
    await page.waitForURL(app.app === 'windows' ? /\/welcome\/stripe\?/ : /\/welcome\?/);
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
    await expect(page.getByRole('link', { name: words.notNow })).toHaveAttribute('href', /^\/subscriptions/);

    await page.goto('/subscriptions/welcome');
    await expect(page.getByText(words.title)).toBeVisible();
    await page.getByRole('button', { name: words.pay.Yearly('$99.99') }).click();
    await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
    await expect(page.getByRole('button', { name: checkoutWords.pay('$99.99') })).toBeVisible();
    await payWith(page, cards.pays);
    await page.waitForURL('**/subscriptions/welcome?**');
    await expect(page.getByRole('heading', { level: 1, name: appWelcomeWords.heading })).toBeVisible();
    await expect(page.getByText(/^Renews on/)).toBeVisible();
  });
