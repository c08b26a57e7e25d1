import { pairingCode } from '@/lib/content/downloads/syncPairing';
import { themeChoicesWords } from '@/lib/content/search/themePage';
import { expect, test } from '../fixtures/journey';

test('a look is shown at once, kept for the next page, and given back to the system', async ({ page }) => {
  const looks = page.getByRole('group', { name: themeChoicesWords.title });
  await page.goto('/theme');
  await looks.getByRole('radio', { name: /^Dark/ }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/theme');
  await expect(looks.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await looks.getByRole('radio', { name: /^System/ }).check({ force: true });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a named color is filled in on the page of the settings', { tag: '@all' }, async ({ page }) => {
    await page.goto('/theme');
    await page.getByRole('link', { name: 'Mint', exact: true }).click();
    await expect(page).toHaveURL(/\/settings\?k7=g2#appearance$/);
    await expect(page.locator('[name="k7"]')).toHaveValue('g2');
  });
});

test('a pairing code is shown and copied, and no request carries it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = 'eyJyZWNvdmVyeSI6eyJwcmltYXJ5';
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
  });
  await page.goto(`/sync/pairing#&code=${code}&deviceName=Old%20phone`);
  await expect(page.getByLabel(pairingCode.label)).toHaveValue(code);
  await expect(page.getByText('Old phone')).toBeVisible();
  await page.getByRole('button', { name: pairingCode.copy }).click();
  await expect(page.getByText(pairingCode.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((request) => /eyJyZWNv|Old( |%20)phone/.test(request))).toEqual([]);
});
