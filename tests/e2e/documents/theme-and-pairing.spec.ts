import { pairingCode } from '@/lib/content/downloads/syncPairing';
import { expect, test } from '../fixtures/journey';

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
