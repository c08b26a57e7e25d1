import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/content/routes';
import { expect, test } from './fixtures/journey';
import { askForCode, subscriber } from './fixtures/steps';

const paths = Object.keys(routes);
const widths = [360, 1440];
const themes = ['light', 'dark'] as const;

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    for (const width of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${page.url()} scrolls sideways at ${width} px`).toBe(0);
    }
  }
}

for (const path of paths) {
  test(`${path} is accessible in both themes, narrow and wide, with one main heading`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/.+/);
    await expectAccessible(page);
  });
}

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of paths) {
    test(`${path} can be read and says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const shown = (await page.locator('main').allInnerTexts()).join(' ');
      expect(shown.length).toBeGreaterThan(60);
      if (routes[path as keyof typeof routes].kind === 'flow') expect(shown).toContain('JavaScript');
    });
  }
});

test('the landing page keeps still while prices arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/pro');
  await page.waitForLoadState('networkidle');
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThanOrEqual(0.02);
});

test('a theme chosen by hand stays, and "system" leads back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
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
