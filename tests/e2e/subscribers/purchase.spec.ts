import { checkoutWords } from 'stripe-sandbox/words/checkoutWords';
import { buyingWords } from '@/lib/content/subscription/pro';
import { expect, test } from '../fixtures/journey';
import { cards, expectWelcome, openCheckout, payWith } from '../fixtures/steps';

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
