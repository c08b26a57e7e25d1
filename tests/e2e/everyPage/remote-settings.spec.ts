import { chatPlans } from '@/lib/content/productPages/chat';
import { landingHeroes } from '@/lib/content/subscription/pro';
import type { SiteControls } from '@/tests/fixtures/site/siteControls';
import { expect, test } from '../fixtures/crawl';
import { expectStill } from '../fixtures/layoutShift';
import { expectAccessible } from '../fixtures/pageChecks';

type Flag = 'usePaidDuckAi' | 'useUnifiedFeedback' | 'useSubscriptionsAuthV2';
const experiment = 'allocation.homeherobuttonstyles';

/** Sets it as the sandbox's page does; an empty value goes back to the first one. */
const change = (site: SiteControls, name: string, value: string) =>
  site.change('/sandbox/settings', { name, value });

/** Over several instances all know it after some seconds. */
async function turn(site: SiteControls, flag: Flag, value: boolean) {
  await change(site, flag, String(value));
  const told = async () => (await (await fetch(`${site.origin}/feature-config.json`)).json())[flag];
  const isEverywhere = async () =>
    (await Promise.all([told(), told(), told(), told()])).every((said) => said === value);
  await expect.poll(isEverywhere).toBe(true);
}

// The site is shared with the tests after this one.
test.afterEach(async ({ site }) => {
  for (const name of ['usePaidDuckAi', 'useUnifiedFeedback', 'useSubscriptionsAuthV2', experiment]) {
    await change(site, name, '');
  }
});

test('the chat is sold on /pro while its flag is on, and named by nothing there when it is off', {
  tag: '@all',
}, async ({ visit: { page, problems }, site }) => {
  const { withoutChat = '' } = landingHeroes.standard;
  await page.goto('/pro');
  await expect(page.locator('#duckai')).toBeVisible();
  await expect(page.getByText(landingHeroes.standard.text)).toBeVisible();

  await turn(site, 'usePaidDuckAi', false);
  for (const address of ['/pro', '/pro?featurePage=duckai']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#duckai')).toBeHidden();
    await expect(page.getByText(withoutChat)).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/Duck\.ai|AI chat|Asking an AI/, {
      useInnerText: true,
    });
    await expectStill(page);
    await expectAccessible(page);
  }
  await page.goto('/duckai');
  await expect(page.getByRole('heading', { name: chatPlans.title })).toBeHidden();

  await turn(site, 'usePaidDuckAi', true);
  await page.goto('/duckai');
  await expect(page.getByRole('heading', { name: chatPlans.title })).toBeVisible();
  expect(problems).toEqual([]);
});
