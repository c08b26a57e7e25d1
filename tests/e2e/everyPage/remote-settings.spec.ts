import { subscriptionFeedbackWords } from '@/lib/content/account/subscriptionFeedback';
import { restorationFeedbackWords } from '@/lib/content/app/appRestoration';
import { subscriptionCall } from '@/lib/content/home/homeWords';
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

test('the home page sells the chat with the subscription only while its flag is on', { tag: '@all' }, async ({
  visit: { page, problems },
  site,
}) => {
  const chat = page.locator('main').getByText(/More capable/);
  await page.goto('/');
  await expect(chat).toBeVisible();

  await turn(site.origin, 'usePaidDuckAi', false);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: subscriptionCall.title })).toBeVisible();
  await expect(chat).toBeHidden();
  await page.locator('.discover input[value="subscription"]').check({ force: true });
  await expect(page.locator('main')).not.toContainText(/more capable/i, { useInnerText: true });
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('feedback is one question for the whole subscription where its flag is on', { tag: '@all' }, async ({
  visit: { page, problems },
  site,
}) => {
  const own = page.getByRole('heading', { name: restorationFeedbackWords.title });
  const unified = page.getByRole('heading', { name: subscriptionFeedbackWords.title });
  await page.goto('/identity-theft-restoration');
  await expect(own).toBeVisible();
  await expect(unified).toBeHidden();

  await turn(site.origin, 'useUnifiedFeedback', true);
  await page.goto('/identity-theft-restoration');
  await expect(own).toBeHidden();
  await expect(unified).toBeVisible();
  const [, removal] = subscriptionFeedbackWords.parts;
  await page.getByRole('main').getByText(removal.label, { exact: true }).click();
  await expect(page.getByRole('link', { name: subscriptionFeedbackWords.mail })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(removal.label)),
  );
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('the sign-in of the first generation is back without a release', { tag: '@all' }, async ({
  visit: { page },
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const sendCode = async () => {
    await page.goto('/subscriptions/activate');
    await page.locator('input[type=email]').fill('reader@example.org');
    await page.keyboard.press('Enter');
    await expect(page.locator('input[autocomplete="one-time-code"]')).toBeVisible();
  };
  await turn(site.origin, 'useSubscriptionsAuthV2', false);
  await sendCode();
  expect(asked).toContain('/api/auth/account/loginlink');
  expect(asked).not.toContain('/api/auth/v2/otp');
  // The step that waits for its code ends with the tab.
  await page.evaluate(() => sessionStorage.clear());
  await turn(site.origin, 'useSubscriptionsAuthV2', true);
  await sendCode();
  expect(asked).toContain('/api/auth/v2/otp');
});
