import type { Page } from '@playwright/test';
import { addFakeApp, pushEvent, sentMessages } from 'fake-apps/fakeApp';
import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { plansWords } from '@/lib/content/app/appPlans';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeWords } from '@/lib/content/app/store';
import { interfaceWords } from '@/lib/content/site/interface';
import { accountLinks, menuPromos } from '@/lib/content/site/navigation';
import { ownMenuCard as own } from '@/lib/content/site/ownMenuCard';
import { sitePages } from '@/lib/content/site/sitePages';
import { buyingWords } from '@/lib/content/subscription/pro';
import { expect, test } from '../fixtures/journey';
import { expectStill, watchShifts } from '../fixtures/layoutShift';

const origin = 'funnel_home_website__banner';
const active = { isSubscribed: true, status: 'Auto-Renewable' };
const tab: FakeAppOptions = { app: 'apple-new', tab: true, bridge: true };
const subscribed: FakeAppOptions = { ...tab, subscription: active };
const title = (page: Page) => page.getByRole('heading', { name: buyingWords.subscribed.title });
const buyButton = (page: Page) => page.locator('#plans').getByRole('button', { name: /free|Subscribe/i });

/** What the page told the app, without its questions. */
async function told(page: Page) {
  const sent = await sentMessages(page);
  return sent.filter(({ id }) => id === undefined).map(({ method, params }) => [method, params]);
}

test('an app’s tab offers a subscriber nothing on /pro, and opens further plans in the app', async ({
  page,
}) => {
  await addFakeApp(page, subscribed);
  await page.goto(`/pro?origin=${origin}`);
  await expect(title(page)).toBeVisible();
  await expect(buyButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: buyingWords.subscribed.upgrade }).click();
  await expect.poll(() => told(page)).toEqual([['openSubscriptionUpgrade', { origin }]]);
  const questions = async () => (await sentMessages(page)).filter(({ id }) => id !== undefined);
  await expect
    .poll(async () => (await questions()).map(({ method }) => method).sort())
    .toEqual(['getFeatureConfig', 'handshake', 'subscriptionDetails']);
});

test('a tab of the app that sells by itself leaves purchase and activation to it', { tag: '@all' }, async ({
  page,
}) => {
  await addFakeApp(page, tab);
  await page.goto(`/pro?origin=${origin}`);
  await expect(buyButton(page)).toBeEnabled();
  await buyButton(page).click();
  await page.locator('#plans').getByRole('link', { name: buyingWords.have }).click();
  await page.goto(`/subscriptions?origin=${origin}`);
  await page.locator('main').getByRole('link', { name: storeWords.web.plans }).click();
  await page.locator('main').getByRole('link', { name: storeWords.web.have }).click();
  await expect
    .poll(() => told(page))
    .toEqual([
      ['openSubscriptionPurchase', { origin }],
      ['openSubscriptionActivation', {}],
      ['openSubscriptionPurchase', { origin }],
      ['openSubscriptionActivation', {}],
    ]);
  expect(new URL(page.url()).pathname).toBe('/subscriptions');
});

test('the pages of the app know the subscriber of its tabs, and follow a sign-out there', {
  tag: '@all',
}, async ({ page }) => {
  await addFakeApp(page, subscribed);
  await page.goto('/subscriptions');
  await expect(page.getByRole('heading', { level: 1, name: appWelcomeWords.subscribed })).toBeVisible();
  await expect(page.locator('main li').getByRole('button')).toHaveCount(0);
  await expect(page.getByText(appWelcomeWords.tab.intro)).toBeVisible();
  await page.getByRole('button', { name: appWelcomeWords.tab.settings }).click();
  await page.goto('/subscriptions/plans');
  await expect(page.getByText(plansWords.web.own.title)).toBeVisible();
  await expect(page.getByText(plansWords.web.text)).toHaveCount(0);
  await page.getByRole('button', { name: plansWords.web.upgrade }).click();
  await expect
    .poll(async () => (await told(page)).map(([method]) => method))
    .toEqual(['backToSettings', 'openSubscriptionUpgrade']);
  await page.goto('/pro');
  await expect(title(page)).toBeVisible();
  await page.evaluate(() => Object.assign(Reflect.get(window, 'fakeApp').options, { subscription: null }));
  await pushEvent(page, {
    context: 'contentScopeScriptsIsolated',
    featureName: 'subscriptions',
    subscriptionName: 'authUpdate',
  });
  await expect(buyButton(page)).toBeEnabled();
});

const [, offered] = menuPromos;
const card = (page: Page) => page.locator('.menu-promo');

for (const path of ['/pro', '/about']) {
  test(`${path} and its menu lead a subscriber of the app to what is theirs, with nothing moving, and offer it to everybody else`, {
    tag: '@all',
  }, async ({ page }) => {
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    const [signIn, account] = accountLinks;
    const { badge } = sitePages.subscription;
    await watchShifts(page);
    await addFakeApp(page, subscribed);
    await page.goto(path);
    await expect(link(account.label)).toBeVisible();
    await expect(link(signIn.label)).toBeHidden();
    await expect(page.getByRole('contentinfo').getByText(badge)).toBeHidden();
    if (path === '/about') await expectStill(page);
    await page.getByRole('button', { name: interfaceWords.menu }).click();
    await expect(card(page).getByText(own.title)).toBeVisible();
    await expect(card(page).getByText(offered.title)).toBeHidden();
    await card(page).getByRole('link', { name: own.action.label }).click();
    await page.waitForURL('**/subscriptions/manage');
    await page.goto(`${path}?subscribed_override=false`);
    await expect(link(signIn.label)).toBeVisible();
    await expect(link(account.label)).toBeHidden();
    await expect(page.getByRole('contentinfo').getByText(badge)).toBeVisible();
    await page.getByRole('button', { name: interfaceWords.menu }).click();
    await expect(card(page).getByText(offered.title)).toBeVisible();
    await expect(card(page).getByText(own.title)).toBeHidden();
  });
}
