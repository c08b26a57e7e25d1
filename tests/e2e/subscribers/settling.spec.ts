import { manageWords } from '@/lib/content/account/manage';
import type { ErrorBody } from '@/lib/contract/wire';
import { expect, test } from '../fixtures/journey';
import { cards, expectAccount, openCheckout, payWith } from '../fixtures/steps';

const pending: ErrorBody = { error: 'No subscription found', purchasePending: true };

test('the account page reached before the purchase is known waits calmly and then shows it by itself', {
  tag: '@all',
}, async ({ page }) => {
  await openCheckout(page);
  await payWith(page, cards.pays);
  await page.waitForURL(/\/pro\/welcome/);
  let isKnown = false;
  await page.route('**/api/subscription', (route) =>
    isKnown ? route.continue() : route.fulfill({ status: 404, json: pending }),
  );
  await page.goto('/subscriptions/manage');
  await expect(page.getByText(manageWords.settling.intro)).toBeVisible();
  await expect(page.getByText(manageWords.none.heading)).toHaveCount(0);
  isKnown = true;
  await expectAccount(page);
  await expect(page.getByText(/^Free until/)).toBeVisible();
  await expect(page.getByText(manageWords.settling.intro)).toHaveCount(0);
});
