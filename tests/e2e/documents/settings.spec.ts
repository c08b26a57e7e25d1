import type { Page } from '@playwright/test';
import type { SettingName } from '@/lib/content/search/searchSettings';
import { settingsWords } from '@/lib/content/search/settingsPage';
import { settingWords } from '@/lib/content/search/settingWords';
import { expect, test } from '../fixtures/journey';

const label = (name: SettingName) => settingWords[name].label;

/** A form that is sent answers in its own time, and its cookies come with the answer. */
async function expectCookies(page: Page, kept: Record<string, string>): Promise<void> {
  await expect
    .poll(async () => {
      const cookies = await page.context().cookies();
      return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    })
    .toEqual(kept);
}

/** Presses a button that sends the form, and waits for the page that comes back. */
async function send(page: Page, name: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name }).click();
  await loaded;
}

test('a change is kept at once, shown in the preview, and still there after a reload', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel(label('theme'), { exact: true }).selectOption('d');
  await page.getByLabel(label('autocomplete'), { exact: true }).uncheck();
  await page.getByLabel(label('background'), { exact: true }).fill('0a3d38');
  await page.getByLabel(label('background'), { exact: true }).blur();
  await expect(page.getByText(settingsWords.saved)).toBeVisible();
  await expectCookies(page, { ae: 'd', ac: '-1', 7: '0a3d38' });
  const screen = page.locator('[data-settings-preview] .screen');
  await expect(screen).toHaveCSS('background-color', 'rgb(10, 61, 56)');
  await expect(screen).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(page.getByLabel(label('theme'), { exact: true })).toHaveValue('d');
  await expect(page.getByLabel(label('autocomplete'), { exact: true })).not.toBeChecked();
  await page.getByRole('button', { name: settingsWords.reset }).click();
  await expect(page.getByText(settingsWords.resetDone)).toBeVisible();
  await expectCookies(page, {});
  await expect(page.getByLabel(label('autocomplete'), { exact: true })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is saved, comes back filled in, and one more change loses nothing', async ({ page }) => {
    await page.goto('/settings');
    await expect(page.getByRole('searchbox', { name: settingsWords.filter.label })).toBeHidden();
    await page.getByLabel(label('theme'), { exact: true }).selectOption('d');
    await page.getByLabel(label('chat'), { exact: true }).uncheck();
    await send(page, settingsWords.save);
    await expect(page.getByText(settingsWords.savedTitle)).toBeVisible();
    await expectCookies(page, { ae: 'd', bg: '-1' });
    await expect(page.getByLabel(label('theme'), { exact: true })).toHaveValue('d');
    await expect(page.getByLabel(label('chat'), { exact: true })).not.toBeChecked();

    await page.getByLabel(label('size'), { exact: true }).selectOption('t');
    await send(page, settingsWords.save);
    await expectCookies(page, { ae: 'd', bg: '-1', s: 't' });
    await send(page, settingsWords.reset);
    await expectCookies(page, {});
  });
});
