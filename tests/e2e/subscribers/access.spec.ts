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

test('a theme chosen by hand stays, and "system" leads back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  const theme = () => page.locator('html').getAttribute('data-theme');
  await page.getByRole('radio', { name: 'Dark' }).last().check({ force: true });
  expect(await theme()).toBe('dark');
  await page.reload();
  expect(await theme()).toBe('dark');
  await page.goto('/subscriptions/activate');
  expect(await theme()).toBe('dark');
  await page.getByRole('radio', { name: 'System' }).last().check({ force: true });
  await page.reload();
  expect(await theme()).toBeNull();
});
