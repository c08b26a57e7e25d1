import { checkoutWords } from 'stripe-sandbox/words/checkoutWords';
import { buyingWords } from '@/lib/content/subscription/pro';
import { reading } from '@/lib/content/subscription/proReading';
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

test('the success page waits for a late webhook without an error', async ({ page, site }) => {
  await site.deliverWebhooks('delay', 4000);
  await openCheckout(page);
  await payWith(page, cards.pays);
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
