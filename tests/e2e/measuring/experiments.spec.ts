import type { Page } from '@playwright/test';
import { experiments } from '@/lib/content/measuring/experiments';
import { expect, test } from '../fixtures/journey';
import { measure } from '../fixtures/measured';
import { buyButton, cards, expectWelcome, openLanding, payWith } from '../fixtures/steps';

const phone = { width: 390, height: 844 };
const shown = (page: Page) => page.locator('html').getAttribute('data-exp-mobilepropaywall');
const about = (sent: readonly string[], name = 'mobilepropaywall') =>
  sent.filter((event) => event.includes(`experiment=${name}`));
const taking = (variant: string | null) => `static_experiment experiment=mobilepropaywall&variant=${variant}`;
const buying = (variant: string | null) =>
  `page_welcome_experiment experiment=mobilepropaywall&variant=${variant}`;

async function buy(page: Page): Promise<URL> {
  const asked = page.waitForRequest('**/api/checkout/session');
  await buyButton(page).click();
  return new URL((await asked).postDataJSON().returnUrl);
}

for (const drawn of experiments.mobilepropaywall.variants) {
  test(`a first visitor with a phone sees ${drawn} at once, is counted for it, and buys under it`, {
    tag: '@all',
  }, async ({ page }) => {
    const sent = await measure(page.context());
    const draw = experiments.mobilepropaywall.variants.indexOf(drawn) / 3 + 0.1;
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, draw);
    await page.setViewportSize(phone);
    await openLanding(page);
    expect(await shown(page)).toBe(drawn);
    await expect(page.locator('main .picture').first()).toBeVisible({ visible: drawn !== 'treatmentb' });
    await openLanding(page);
    await expect.poll(() => about(sent)).toEqual([taking(drawn)]);
    const returnUrl = await buy(page);
    expect(returnUrl.searchParams.get('exp_mobilepropaywall')).toBe(drawn);
    await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
    await payWith(page, cards.pays);
    await expectWelcome(page);
    await expect.poll(() => about(sent)).toEqual([taking(drawn), buying(drawn)]);
  });
}
