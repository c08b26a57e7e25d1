import { formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { expect, test } from '../fixtures/journey';
import { expectAccount, subscriber } from '../fixtures/steps';

test('signing out and in again works by keyboard alone', async ({ page, site }) => {
  const email = await subscriber(page, site);
  await page.goto('/subscriptions/manage');
  await page.getByRole('button', { name: manageWords.signOut, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: manageWords.signedOut })).toBeVisible();
  await page.goto('/subscriptions/activate');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await site.turnClock(61);
  const seen = (await site.mails(email)).length;
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(formWords.code)).toBeFocused();
  await page.keyboard.type(await site.nextCode(email, seen));
  await page.keyboard.press('Enter');
  await expectAccount(page);
});
