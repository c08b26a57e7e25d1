import type { Page, Route } from '@playwright/test';
import { lostScriptWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { routes } from '@/lib/content/site/routes';
import { holdBack } from '../fixtures/holdBack';
import { expect, test } from '../fixtures/journey';
import { expectAccount, subscriber } from '../fixtures/steps';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: lostScriptWords.text });
const ownScripts = /\/_next\/static\/.+\.js$/;
const flows = [
  ...['/pro', '/pro/welcome', '/pro/add-email', '/subscriptions/activate', '/subscriptions/manage'],
  ...['/subscriptions/plans', '/subscriptions/activation-flow', '/subscriptions/welcome/stripe', '/dbp'],
];

test('a flow that fails leads to the page that says so, and from there back to be tried again', {
  tag: '@all',
}, async ({ page, problems }) => {
  const loseOnce = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"plans":{', '"lost":{') });
  };
  await page.route('**/pro?*', loseOnce, { times: 1 });
  await page.goto('/pro?origin=funnel_home_website__hero');
  await expect(page).toHaveURL(/\/500$/);
  await expect(page).toHaveTitle(routes['/500'].title);
  expect(problems.splice(0).join()).toContain('of undefined');

  await page.goBack();
  await expect(page).toHaveURL(/\/pro\?origin=funnel_home_website__hero$/);
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeVisible();
});

for (const path of flows) {
  test(`whichever script of ${path} is lost, its page says so and can be tried again`, {
    tag: path === '/pro/welcome' ? [] : '@all',
  }, async ({ page, problems }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => ownScripts.test(request.url()) && scripts.add(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(notice(page)).toBeHidden();
    expect(scripts.size).toBeGreaterThan(3);
    const starts = page.locator('html[data-started]');
    const needed: string[] = [];
    for (const script of scripts) {
      await page.route(script, (route) => route.fulfill({ status: 404 }));
      await page.goto(path);
      // Without a script that only comes later, the page starts all the same.
      await expect
        .poll(async () => (await notice(page).isVisible()) || (await starts.count()) > 0)
        .toBe(true);
      if (await notice(page).isVisible()) needed.push(script);
      await page.unroute(script);
    }
    const [first = ''] = needed;
    expect(needed.length).toBeGreaterThan(2);
    await page.route(first, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(lostScriptWords.paid)).toHaveCount(path.includes('welcome') ? 1 : 0);
    await page.unroute(first);
    // The other scripts throw without the lost one.
    problems.splice(0);
    await page.getByRole('button', { name: manageWords.retry }).click();
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await expect(notice(page)).toBeHidden();
  });
}

test('a browser without cryptography is told before it signs in or buys', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  for (const path of ['/pro', '/subscriptions/activate']) {
    await page.goto(path);
    await expect(page.getByText(lostScriptWords.insecure)).toBeVisible();
    await expect(page.getByText(lostScriptWords.text)).toBeHidden();
  }
});

test('a page whose scripts are slow says so after some seconds, until it starts', async ({ page, site }) => {
  await subscriber(page, site);
  await page.clock.install();
  const release = await holdBack(page, ownScripts);
  await page.goto('/subscriptions/manage', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(notice(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeVisible();
  release();
  await expectAccount(page);
  await expect(notice(page)).toBeHidden();
});
