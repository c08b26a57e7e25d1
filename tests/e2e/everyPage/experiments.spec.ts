import { appBranding } from '@/lib/content/downloadPages/app';
import { olderPackage } from '@/lib/content/downloadPages/windows';
import { subscriptionPromo } from '@/lib/content/subscription/subscriptionPromo';
import { expect, test } from '../fixtures/crawl';
import { expectStill } from '../fixtures/layoutShift';
import { expectAccessible } from '../fixtures/pageChecks';

/** What a variant shows or takes away on its page; `alone` is what somebody sees who takes no part. */
const variants = [
  { address: '/app?exp_appbranding=control', text: appBranding[0].name, shown: true, alone: true },
  { address: '/app?exp_appbranding=treatmenta', text: appBranding[1].name, shown: true, alone: false },
  { address: '/app?exp_appbranding=treatmentb', text: appBranding[2].name, shown: true, alone: false },
  { address: '/windows?exp_windowsinstaller=new', text: olderPackage.label, shown: false, alone: true },
  {
    address: '/browser?exp_privacypropromo=control',
    text: subscriptionPromo.line.link,
    shown: false,
    alone: false,
  },
  {
    address: '/browser?exp_privacypropromo=tagline',
    text: subscriptionPromo.line.link,
    shown: true,
    alone: false,
  },
  {
    address: '/browser?exp_privacypropromo=banner',
    text: subscriptionPromo.banner.link,
    shown: true,
    alone: false,
  },
];

for (const { address, text, shown, alone } of variants) {
  test(`${address} shows its variant from the first paint on, and to nobody who takes no part`, {
    tag: '@all',
  }, async ({ visit: { page, problems }, browser, site }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const tried = page.locator('[data-experiment]').getByText(text, { exact: true });
    await expect(tried).toBeVisible({ visible: shown });
    await expectStill(page);
    await expectAccessible(page);
    expect(problems).toEqual([]);

    // A driven browser takes no part, as one that asks not to be tracked.
    const context = await browser.newContext({ baseURL: site.origin });
    const other = await context.newPage();
    await other.goto(address);
    await other.waitForLoadState('networkidle');
    await expect(other.locator('[data-experiment]').getByText(text, { exact: true })).toBeVisible({
      visible: alone,
    });
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    await context.close();
  });
}
