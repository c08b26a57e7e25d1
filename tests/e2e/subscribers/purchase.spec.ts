import { checkoutWords } from 'stripe-sandbox/words/checkoutWords';
import { manageWords, subscriptionStatusWords } from '@/lib/content/account/manage';
import { welcomeWords } from '@/lib/content/account/welcome';
import { buyingWords } from '@/lib/content/subscription/pro';
import { reading } from '@/lib/content/subscription/proReading';
import { communicationMessage } from '@/lib/http/communicationMessage';
import { expect, test } from '../fixtures/journey';
import {
  buyButton,
  cards,
  choosePlan,
  expectWelcome,
  openCheckout,
  payWith,
  subscribe,
} from '../fixtures/steps';

const day = 24 * 3600;

test('leaving the payment page keeps the plan and says that nothing was charged', async ({ page }) => {
  await openCheckout(page, 'monthly');
  await page.getByRole('link', { name: checkoutWords.cancel }).click();
  await page.waitForURL(/\/pro\?/);
  await expect(page.getByText(buyingWords.canceled.title)).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(buyingWords.period.monthly) })).toBeChecked();
});

test('a declined card is said at the field and a good one then pays', async ({ page }) => {
  await openCheckout(page);
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText(checkoutWords.problems.card_declined);
  await expect(page.getByLabel(checkoutWords.fields.name)).toHaveValue('Ada Example');
  await payWith(page, cards.pays);
  await expectWelcome(page);
});

test('after a declined card and a good one the way back leads through pages, never to a lost form', async ({
  page,
}) => {
  await openCheckout(page);
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText(checkoutWords.problems.card_declined);
  await payWith(page, cards.pays);
  await expectWelcome(page);
  const back = await page.goBack();
  expect(back?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkoutWords.complete.heading);
});

test('a card that wants confirmation asks the bank first', async ({ page }) => {
  await openCheckout(page);
  await payWith(page, cards.confirms);
  await page.getByRole('button', { name: checkoutWords.confirm.complete }).click();
  await expectWelcome(page);
});

test('nothing is sold where the subscription is not available', async ({ anotherBrowser }) => {
  const page = await anotherBrowser({ country: 'BR' });
  await page.goto('/pro');
  await expect(page.getByText(buyingWords.notSold.title('Brazil'))).toBeVisible();
  await expect(buyButton(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: reading.closing.button })).toHaveCount(0);
});

test('the price of the country is the price of the payment page', async ({ anotherBrowser }) => {
  const page = await anotherBrowser({ country: 'DE' });
  await page.goto('/pro');
  await expect(page.getByRole('link', { name: reading.closing.button })).toBeVisible();
  await openCheckout(page, 'monthly');
  await expect(page.getByText('€9.99').first()).toBeVisible();
});

test('pressing buy twice opens one payment page and charges once', async ({ page }) => {
  await choosePlan(page, 'yearly');
  let opened = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/checkout/session')) opened += 1;
  });
  await buyButton(page).dblclick();
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
  expect(opened).toBe(1);
});

test('two tabs that buy get the same payment page', async ({ page, context }) => {
  const second = await context.newPage();
  await choosePlan(page, 'yearly');
  await choosePlan(second, 'yearly');
  await buyButton(page).click();
  await buyButton(second).click();
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
  await second.waitForURL(/\/sandbox\/stripe\/checkout\//);
  expect(new URL(second.url()).pathname).toBe(new URL(page.url()).pathname);
});

test('a tab goes on offering while it reads the account that another tab has created', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await choosePlan(page, 'yearly');
  await choosePlan(second, 'yearly');
  const account = /\/api\/subscription(\?|$)/;
  const reading = second.waitForRequest(account);
  // It is read for as long as the test takes.
  await second.route(account, () => {});
  await buyButton(page).click();
  await reading;
  await buyButton(second).click();
  await second.waitForURL(/\/sandbox\/stripe\/checkout\//);
});

test('another plan chosen in a second tab closes the payment page of the first, and one purchase is made', async ({
  page,
  context,
}) => {
  await openCheckout(page, 'monthly');
  const second = await context.newPage();
  await openCheckout(second, 'yearly');
  await payWith(second, cards.pays);
  await expectWelcome(second);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkoutWords.expired.heading);
  await page.goto('/pro');
  await expect(page.getByText(buyingWords.subscribed.title)).toBeVisible();
});

test('a tab that knows nothing of the purchase in this browser is stopped before it pays', async ({
  page,
  context,
}) => {
  await subscribe(page);
  await page.close();
  const later = await context.newPage();
  await choosePlan(later, 'monthly');
  await buyButton(later).click();
  await expect(later.getByText(buyingWords.alreadyActive.title)).toBeVisible();
});

test('the payment page keeps what was typed when the bank refuses, and knows the country of the buyer', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ country: 'DE' });
  const { fields } = checkoutWords;
  await openCheckout(page, 'monthly');
  await expect(page.getByLabel(fields.country)).toHaveValue('DE');
  await payWith(page, cards.confirms, 'ada@example.org');
  await page.getByRole('button', { name: checkoutWords.confirm.fail }).click();
  await expect(page.getByRole('alert')).toContainText(checkoutWords.problems.confirmationFailed);
  await expect(page.getByRole('textbox', { name: fields.email, exact: true })).toHaveValue('ada@example.org');
  await expect(page.getByLabel(fields.expiry)).toHaveValue('12 / 40');
  await expect(page.getByLabel(fields.name)).toHaveValue('Ada Example');
  await expect(page.getByLabel(fields.number)).toHaveValue('');
  await expect(page.getByLabel(fields.cvc)).toHaveValue('');
});

test('the success page waits for a late webhook without an error', async ({ page, site }) => {
  await site.deliverWebhooks('delay', 4000);
  await openCheckout(page);
  await payWith(page, cards.pays);
  await expectWelcome(page);
  await site.deliverWebhooks('normal');
});

test('a lost webhook is repaired from Stripe', async ({ page, site }) => {
  await site.deliverWebhooks('drop');
  await openCheckout(page);
  await payWith(page, cards.pays);
  await expectWelcome(page);
  await page.reload();
  await expectWelcome(page);
  await site.deliverWebhooks('normal');
});

test('a subscriber who comes back to the landing page is not sold a second one', async ({ page }) => {
  await subscribe(page);
  await page.goto('/pro');
  await expect(page.getByText(buyingWords.subscribed.title)).toBeVisible();
  await expect(buyButton(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: reading.closing.button })).toHaveCount(0);
});

test('a renewal that fails leads to the grace period and then to the end', async ({ page, site }) => {
  await subscribe(page, cards.failsAtRenewal, 'monthly');
  await site.turnClock(8 * day);
  await page.goto('/subscriptions/manage');
  await expect(page.getByText(subscriptionStatusWords['Grace Period'].label, { exact: true })).toBeVisible();
  await site.turnClock(15 * day);
  await page.reload();
  await expect(page.getByText(subscriptionStatusWords.Expired.label, { exact: true })).toBeVisible();
});

test('a trial is given once: the second purchase is paid at once', async ({ page, site }) => {
  await subscribe(page, cards.failsAtRenewal, 'monthly');
  await site.turnClock(25 * day);
  await page.goto('/subscriptions/manage');
  await expect(page.getByText(subscriptionStatusWords.Expired.label, { exact: true })).toBeVisible();
  await openCheckout(page, 'monthly');
  await expect(page.getByRole('button', { name: checkoutWords.pay('$9.99') })).toBeVisible();
  await payWith(page, cards.pays);
  await expectWelcome(page);
  await page.getByRole('link', { name: welcomeWords.steps.manage }).click();
  await expect(page.getByText(manageWords.trial, { exact: true })).toHaveCount(0);
});

test('a lost network keeps the plan and a second try goes on', async ({ page, context }) => {
  await choosePlan(page, 'monthly');
  await context.setOffline(true);
  await buyButton(page).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: communicationMessage })
      .or(page.getByText(/You’re offline/)),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('radio', { name: new RegExp(buyingWords.period.monthly) })).toBeChecked();
  await buyButton(page).click();
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
});
