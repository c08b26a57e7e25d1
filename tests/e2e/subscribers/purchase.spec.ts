import { test } from '../fixtures/journey';
import { cards, expectWelcome, openCheckout, payWith } from '../fixtures/steps';

test('the success page waits for a late webhook without an error', async ({ page, site }) => {
  await site.deliverWebhooks('delay', 4000);
  await openCheckout(page);
  await payWith(page, cards.pays);
  await expectWelcome(page);
  await site.deliverWebhooks('normal');
});
