import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { homeHero } from '@/lib/content/translations/de/home/homeWords';
import { buyingWords } from '@/lib/content/translations/de/subscription/pro';
import { freePort } from '../../fixtures/freePort';
import { scratchFolder } from '../../fixtures/scratchFolder';
import { until } from '../../fixtures/until';
import { watch } from '../fixtures/journey';

let site: ChildProcess;
let origin: string;
const folder = scratchFolder('development');

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = spawn(process.execPath, ['scripts/dev.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SITE_LANGUAGE: 'de',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
    },
  });
  await until('the site to start for development', async () => {
    expect(site.exitCode).toBeNull();
    const answer = await fetch(`${origin}/sandbox/config.json`).catch(() => null);
    return answer?.ok ? true : null;
  });
});

test.afterAll(async () => {
  if (site.exitCode === null) {
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('while developing, pages speak the chosen language, enhancements run, and the buy button leads to the payment page', {
  tag: '@all',
}, async ({ page }) => {
  const problems: string[] = [];
  watch(page, origin, problems);

  await page.goto(`${origin}/de`);
  await expect(page.getByRole('heading', { level: 1, name: homeHero.title })).toBeVisible();
  await page.getByRole('radio', { name: 'Dunkel' }).last().check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto(`${origin}/de/pro`);
  const buy = page.getByRole('button', { name: buyingWords.tryFree(7) });
  await expect(buy).toBeEnabled();
  await page.getByRole('radio', { name: new RegExp(buyingWords.period.yearly) }).check();
  await buy.click();
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
  expect(problems).toEqual([]);
});
