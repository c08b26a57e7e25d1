import { sitePages } from '@/lib/content/site/sitePages';
import { buyingWords } from '@/lib/content/subscription/pro';
import { reading } from '@/lib/content/subscription/proReading';
import { holdBack } from '../fixtures/holdBack';
import { expect, test } from '../fixtures/journey';
import { buyButton } from '../fixtures/steps';

test('a plan chosen before the scripts arrive is the one that is offered', { tag: '@all' }, async ({
  page,
}) => {
  const sendScripts = await holdBack(page, /\.js$/);
  await page.goto('/pro', { waitUntil: 'commit' });
  const monthly = page.getByRole('radio', { name: new RegExp(buyingWords.period.monthly) });
  await monthly.check();
  sendScripts();
  await expect(buyButton(page)).toBeEnabled();
  await expect(monthly).toBeChecked();
});

for (const state of ['pro-subscribed', 'pro-not-sold']) {
  test(`${state}: nothing says how to buy where nothing can be bought`, { tag: '@all' }, async ({ page }) => {
    await page.goto(`/pro?state=${state}`);
    const devices = page.locator('#devices');
    const [buy, open] = reading.devices.steps;
    await expect(devices.getByText(open.title)).toBeVisible();
    await expect(devices.getByText(buy.title, { exact: true })).toBeHidden();
    await expect(devices.getByText(reading.devices.here)).toBeHidden();
    const badge = page.getByRole('contentinfo').getByText(sitePages.subscription.badge);
    await expect(badge).toBeVisible({ visible: state === 'pro-not-sold' });
  });
}
