import { addFakeApp } from 'fake-apps/fakeApp';
import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { portalWords } from 'stripe-sandbox/words/portalWords';
import { manageWords } from '@/lib/content/account/manage';
import { plansWords } from '@/lib/content/app/appPlans';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeWords } from '@/lib/content/app/store';
import {
  appToken,
  buyButton,
  neverAnswers,
  notified,
  stripeOptions,
  stripeTiers,
  told,
} from '../fixtures/appPurchase';
import { expect, test } from '../fixtures/journey';
import { expectStillSoFar, watchShifts } from '../fixtures/layoutShift';
import { expectShownWithin } from '../fixtures/pageTime';
import { cards, payWith } from '../fixtures/steps';

const origin = 'funnel_appsettings_ios';
const welcomePath = `/subscriptions/welcome?origin=${origin}&preventBackNavigation=true`;

const stores: Record<string, FakeAppOptions> = {
  'WebKit of 2025': { app: 'apple-2025', system: 'ios' },
  'newer WebKit': { app: 'apple-new', system: 'ios' },
  'an app without getFeatureConfig': { app: 'android', config: null },
  Android: { app: 'android' },
};

for (const [name, options] of Object.entries(stores)) {
  const android = options.app === 'android';
  test(`${name}: the price is pressed, bought, and the welcome page follows`, {
    tag: name === 'Android' ? [] : '@all',
  }, async ({ page }) => {
    await addFakeApp(page, options);
    await page.goto(`/subscriptions?origin=${origin}`);
    await expect(page.getByText('7 days free, then 99.99 USD a year')).toBeVisible();
    await page.getByRole('radio', { name: /Monthly/ }).check();
    await buyButton(page).dblclick();
    await page.waitForURL(`**${welcomePath}`);
    await expect(page.getByRole('heading', { level: 1, name: appWelcomeWords.heading })).toBeVisible();
    const offer = android ? { offerId: 'trial-monthly-plan' } : {};
    expect(await told(page)).toEqual([
      notified('subscriptionsMonthlyPriceClicked'),
      notified('subscriptionSelected', { id: 'monthly-plan', ...offer }),
    ]);
  });
}

const stripeBuilds: { name: string; generation: 'v1' | 'v2'; options: FakeAppOptions }[] = [
  {
    name: 'the Mac build of 2025',
    generation: 'v1',
    options: { app: 'apple-2025', system: 'stripe', options: stripeOptions },
  },
  {
    name: 'the newer Mac build',
    generation: 'v2',
    options: { app: 'apple-new', system: 'stripe', tierOptions: stripeTiers },
  },
  {
    name: 'Windows over the bridge',
    generation: 'v2',
    options: { app: 'windows', tierOptions: stripeTiers },
  },
];
for (const { name, generation, options } of stripeBuilds) {
  for (const from of ['the redirect', 'the app'] as const) {
    test(`${name}: paid on the web with the token of ${from}, then completed in the app`, {
      tag: options.app === 'windows' && from === 'the redirect' ? [] : '@all',
    }, async ({ page, site }) => {
      const token = await appToken(site.origin, generation);
      const redirectToken = from === 'the app' ? '' : token;
      await addFakeApp(page, { ...options, token, purchase: 'redirect', redirectToken });
      await page.goto(`/subscriptions?origin=${origin}`);
      await expect(page.getByText('7 days free, then $99.99 a year')).toBeVisible();
      await buyButton(page).click();
      await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
      await payWith(page, cards.pays);
      await page.waitForURL(`**${welcomePath}`);
      await expect(page.getByRole('button', { name: appWelcomeWords.openFeature('VPN') })).toBeVisible();
      await expect(page.getByText(/^Free until/)).toBeVisible();
      const sent = await told(page);
      expect(sent).toEqual([
        notified('subscriptionsYearlyPriceClicked'),
        notified('subscriptionSelected', { id: 'plus-yearly-us' }),
        { method: 'completeStripePayment', params: {}, asked: true },
      ]);
      await page.goto('/subscriptions');
      await expect(page.getByRole('heading', { level: 1, name: appWelcomeWords.subscribed })).toBeVisible();
    });
  }
}

test('a subscriber of Stripe changes how to pay on the billing pages', async ({ page, site }) => {
  const token = await appToken(site.origin, 'v2');
  const options = { app: 'apple-new', system: 'stripe', token, purchase: 'redirect' } as const;
  await addFakeApp(page, { ...options, tierOptions: stripeTiers, redirectToken: '' });
  await page.goto('/subscriptions');
  await buyButton(page).click();
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
  await payWith(page, cards.pays);
  await page.waitForURL('**/subscriptions/welcome?**');

  await page.goto('/subscriptions/plans');
  await expect(page.getByText(plansWords.current)).toBeVisible();
  await expect(page.getByText(plansWords.intro.change)).toBeVisible();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('button', { name: plansWords.crossgrade.monthly }).click();
  await page.waitForURL(/\/sandbox\/stripe\/portal/);
  await page.getByRole('link', { name: portalWords.back }).first().click();
  await page.waitForURL('**/subscriptions/manage');
  await expect(page.getByRole('heading', { level: 1, name: manageWords.heading })).toBeVisible();
  expect((await told(page)).slice(-3)).toEqual([
    notified('subscriptionsMonthlyPriceClicked'),
    notified('subscriptionChangeSelected', { id: 'plus-monthly-us', change: 'crossgrade' }),
    { method: 'completeStripePayment', params: { change: 'crossgrade' }, asked: true },
  ]);
});

test('the welcome page opens each feature for both kinds of apps', { tag: '@all' }, async ({ page }) => {
  await addFakeApp(page, { app: 'apple-new', system: 'ios' });
  await page.goto('/subscriptions/welcome');
  for (const name of ['VPN', 'Personal information removal', 'Identity theft restoration', 'Duck.ai']) {
    await page.getByRole('button', { name: appWelcomeWords.openFeature(name) }).click();
  }
  await page.locator('#questions summary').first().click();
  await expect(page.locator('#questions details').first()).toHaveAttribute('open');
  await page.getByRole('link', { name: appWelcomeWords.email.add }).click();
  await page.waitForURL(/add-email/);
  const opened = ['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration', 'Duck.ai'];
  expect((await told(page)).filter(({ asked }) => !asked)).toEqual([
    ...opened.map((feature) => notified('featureSelected', { productFeature: feature, feature })),
    notified('subscriptionsWelcomeFaqClicked'),
    notified('subscriptionsWelcomeAddEmailClicked'),
  ]);
});

const buying = [
  '/subscriptions',
  '/subscriptions/plans',
  '/subscriptions/welcome',
  '/subscriptions/welcome/stripe',
];
const waysOn: { path: string; way: string; words?: RegExp }[] = [
  ...buying.map((path) => ({
    path,
    way: 'main :is(a[href], button:enabled)',
    words: /Try again|Open|Continue/,
  })),
  { path: '/subscriptions/activation-flow', way: 'main a[href*="activate-by-email"]' },
  { path: '/subscriptions/manage', way: 'main a[href^="/subscriptions/activate"]' },
];
for (const { path, way, words } of waysOn) {
  for (const app of ['android', 'apple-new'] as const) {
    test(`${path} in ${app} that never answers can be used within 1.5 seconds, and nothing jumps`, {
      tag: '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await watchShifts(page);
      await addFakeApp(page, { app, bridge: true, behavior: neverAnswers });
      const shown = page.locator(way).filter({ hasText: words }).first();
      await expectShownWithin(1500, { page, path, shown });
      await page.clock.resume();
      await expectStillSoFar(page);
    });
  }
}

test('in a browser the pages explain and lead on, with the origin', async ({ page }) => {
  await page.goto(`/subscriptions?origin=${origin}&featurePage=vpn`);
  const plans = page.getByRole('link', { name: storeWords.web.plans });
  await expect(plans).toHaveAttribute('href', `/pro?origin=${origin}&featurePage=vpn`);
  await page.goto(`/subscriptions/plans?origin=${origin}`);
  await expect(page.getByRole('link', { name: plansWords.web.plans })).toHaveAttribute(
    'href',
    `/pro?origin=${origin}#plans`,
  );
  for (const path of ['/subscriptions/welcome', '/subscriptions/welcome/stripe']) {
    await page.goto(`${path}?origin=${origin}`);
    await expect(page.getByRole('link', { name: appWelcomeWords.web.account })).toHaveAttribute(
      'href',
      `/subscriptions/manage?origin=${origin}`,
    );
  }
});
