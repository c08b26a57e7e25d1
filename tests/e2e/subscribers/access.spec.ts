import { expect, test } from '../fixtures/journey';
import { expectAccessible } from '../fixtures/pageChecks';
import { askForCode, subscriber } from '../fixtures/steps';

test('the account of a subscriber is accessible, dialogs included', async ({ page, site }) => {
  await subscriber(page, site);
  await page.goto('/subscriptions/manage');
  await page.getByRole('button', { name: /delete account/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /delete account/i })).toBeFocused();
  await expectAccessible(page);
});

test('the code step is accessible and takes the focus', async ({ page }) => {
  await askForCode(page, 'somebody@example.org');
  await expect(page.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
});
