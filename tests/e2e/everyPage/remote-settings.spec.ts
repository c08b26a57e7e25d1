import { chatPlans } from '@/lib/content/productPages/chat';
import { landingHeroes } from '@/lib/content/subscription/pro';
import { expect, test } from '../fixtures/crawl';
import { expectStill } from '../fixtures/layoutShift';
import { expectAccessible } from '../fixtures/pageChecks';

type Flag = 'usePaidDuckAi' | 'useUnifiedFeedback' | 'useSubscriptionsAuthV2';
const experiment = 'allocation.homeherobuttonstyles';

/** Sets it as the sandbox's page does; an empty value goes back to the first one. */
async function change(origin: string, name: string, value: string) {
  const answer = await fetch(`${origin}/sandbox/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, value }),
  });
  expect([answer.status, name]).toEqual([200, name]);
}

/** Over several instances all know it after some seconds. */
async function turn(origin: string, flag: Flag, value: boolean) {
  await change(origin, flag, String(value));
  const told = async () => (await (await fetch(`${origin}/feature-config.json`)).json())[flag];
  const isEverywhere = async () =>
    (await Promise.all([told(), told(), told(), told()])).every((said) => said === value);
  await expect.poll(isEverywhere).toBe(true);
}

// The site is shared with the tests after this one.
test.afterEach(async ({ site }) => {
  for (const name of ['usePaidDuckAi', 'useUnifiedFeedback', 'useSubscriptionsAuthV2', experiment]) {
    await change(site.origin, name, '');
  }
});

test('the chat is sold on /pro while its flag is on, and named by nothing there when it is off', {
  tag: '@all',
}, async ({ visit: { page, problems }, site }) => {
  const { withoutChat = '' } = landingHeroes.standard;
  await page.goto('/pro');
  await expect(page.locator('#duckai')).toBeVisible();
  await expect(page.getByText(landingHeroes.standard.text)).toBeVisible();

  await turn(site.origin, 'usePaidDuckAi', false);
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

  await turn(site.origin, 'usePaidDuckAi', true);
  await page.goto('/duckai');
  await expect(page.getByRole('heading', { name: chatPlans.title })).toBeVisible();
  expect(problems).toEqual([]);
});
