import { compareWords } from '@/lib/content/downloadPages/compare';
import { comparedBrowsers } from '@/lib/content/downloads/comparison';
import { comparisonWords } from '@/lib/content/downloads/comparisonWords';
import { otherDevices } from '@/lib/content/downloads/downloads';
import { offerWords, otherDeviceNames } from '@/lib/content/downloads/downloadWords';
import { devices } from '@/tests/fixtures/devices';
import { expect, test } from '../fixtures/journey';

const pages = ['/app', '/mac', '/windows', '/windows-preview', '/browser', '/compare-privacy'];

test.describe('on Windows', () => {
  test.use({ userAgent: devices.find(({ platform }) => platform === 'windows')?.userAgent });

  test('the origin of the visit reaches the installer, the stores and the next page', async ({ page }) => {
    await page.goto('/app?origin=funnel_partner_mail');
    const hero = page.locator('[data-download-placement="hero"]');
    const installer = hero.getByRole('link', { name: offerWords.windows.label });
    await installer.focus();
    await expect(installer).toHaveAttribute('href', /\/funnel_partner_mail\//);
    const play = hero.getByRole('link', { name: 'Android' });
    await play.focus();
    await expect(play).toHaveAttribute('href', /origin%3Dfunnel_partner_mail/);
    await hero.getByRole('link', { name: 'Mac', exact: true }).click();
    await expect(page).toHaveURL(/\/mac\?origin=funnel_partner_mail$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of downloads leads to every device', { tag: '@all' }, async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      const place = page.locator('[data-download-placement]').first();
      await expect(place.locator('.offer:visible a'), path).toHaveCount(1);
      for (const { id, to } of otherDevices) {
        if ('page' in to && to.page === path) continue;
        const link = place.getByRole('link', { name: otherDeviceNames[id], exact: true });
        await expect(link, path).toBeVisible();
      }
    }
  });

  test('on a phone the comparison shows ours and the chosen browser', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/compare-privacy');
    const row = page.getByRole('row').filter({ hasText: comparisonWords['private-search'].topic });
    await expect(row.getByRole('cell')).toHaveCount(2);
    await page.locator('label').filter({ hasText: 'Firefox' }).click();
    await expect(page.getByRole('columnheader')).toHaveText([compareWords.topic, 'Teal', 'Firefox']);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });

  for (const path of ['/compare-privacy', '/duckai']) {
    test(`on a phone a screen reader finds three cells in each row of ${path}`, { tag: '@all' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const parts = page.getByRole('cell').or(page.getByRole('columnheader'));
      const rows = await page.getByRole('row').filter({ has: parts }).all();
      expect(rows.length).toBeGreaterThan(5);
      for (const row of rows) {
        const cells = row.getByRole('columnheader').or(row.getByRole('rowheader')).or(row.getByRole('cell'));
        await expect(cells).toHaveCount(3);
      }
    });
  }
});

test(`on paper every browser has its column in the comparison of /compare-privacy`, { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 673, height: 900 });
  await page.goto('/compare-privacy');
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: compareWords.caption });
  await expect(table.getByRole('columnheader')).toHaveCount(comparedBrowsers.length + 1);
  for (const { name } of comparedBrowsers) {
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
});

test('a report starts with the address the app names, and goes nowhere by itself', { tag: '@all' }, async ({
  page,
}) => {
  const path = '/malicious-site-protection/report-error';
  await page.goto(`${path}?url=${encodeURIComponent('https://pond.example/rain?day=1')}`);
  const field = page.getByLabel('Site address');
  await expect(field).toHaveValue('https://pond.example/rain?day=1');
  const form = page.locator('form', { has: field });
  await expect(form).toHaveAttribute('action', /^mailto:/);
  await expect(form).toHaveAttribute('method', 'post');

  await page.goto(`${path}?url=${encodeURIComponent('javascript:alert(1)')}`);
  await expect(field).toHaveValue('');
});
