import { screen, within } from '@testing-library/react';
import type { FakeApp } from 'fake-apps/fakeAppOptions';
import { PlansOffer } from '@/components/subscription/app/plans/PlansOffer';
import { plansWords } from '@/lib/content/app/appPlans';
import { storeWords } from '@/lib/content/app/store';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { Subscription } from '@/lib/contract/subscription';
import { shownKey } from '@/lib/experiments/assignment';
import { useAppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { person } from '@/tests/fixtures/browser/person';
import { whileExperimentsRun } from '@/tests/fixtures/experimentDays';
import { openScreen, subscriptionOf } from '../account/accountSite';
import { inStripeApp, toldApp, twoTierOffer } from './appShop';

/** One page for the whole file, as an app has one. */
let app: FakeApp;

beforeAll(async () => {
  app = await inStripeApp();
});
beforeEach(() => {
  app.sent.length = 0;
  localStorage.clear();
  window.history.replaceState(null, '', '/subscriptions/plans');
});

function Plans({ current }: { current: Subscription | null }) {
  return <PlansOffer offer={twoTierOffer} current={current} asked={null} purchase={useAppPurchase()} />;
}

function open(current: Subscription | null = null): void {
  openScreen(<Plans current={current} />);
}

function press(tier: 'plus' | 'pro', name: string): Promise<void> {
  const card = screen.getByRole('article', { name: plansWords.tiers[tier].name });
  return person.click(within(card).getByRole('button', { name }));
}

it.each([
  ['when the preselected period is kept', 'pro', null, 'Yearly', 'pro-yearly'],
  ['once when it was chosen', 'plus', 'monthly', 'Monthly', 'plus-monthly'],
] as const)('tells the app the price that is bought, %s', async (_when, tier, period, name, id) => {
  open();
  if (period) await person.click(screen.getByRole('radio', { name: buyingWords.period[period] }));
  await press(tier, storeWords.subscribe);
  expect(toldApp(app)).toEqual([
    [`subscriptions${name}PriceClicked`, {}],
    ['subscriptionSelected', { id }],
  ]);
});

describe('the experiment of a purchase', () => {
  const bought = () => toldApp(app).at(-1);

  it('is the one that the app names in the URL', async () => {
    localStorage.setItem(shownKey('mobilepropaywall'), 'treatmenta');
    window.history.replaceState(null, '', '?experiment_mobileannualtrials2_ios=treatment');
    open();
    await press('plus', storeWords.subscribe);
    const experiment = { name: 'mobileannualtrials2', cohort: 'treatment' };
    expect(bought()).toEqual(['subscriptionSelected', { id: 'plus-yearly', experiment }]);
  });

  it('is otherwise the variant of the paywall that this visitor was shown before', async () => {
    jest.useFakeTimers({ now: whileExperimentsRun, advanceTimers: true });
    try {
      localStorage.setItem(shownKey('mobilepropaywall'), 'treatmenta');
      open();
      await press('plus', storeWords.subscribe);
      const experiment = { name: 'mobilepropaywall', cohort: 'treatmenta' };
      expect(bought()).toEqual(['subscriptionSelected', { id: 'plus-yearly', experiment }]);
    } finally {
      jest.useRealTimers();
    }
  });
});

it('a change of plan names no experiment, and tells a price only when one is chosen', async () => {
  localStorage.setItem(shownKey('mobilepropaywall'), 'treatmenta');
  open(subscriptionOf({ billingPeriod: 'Monthly', tier: 'plus' }));
  expect(screen.getByRole('radio', { name: buyingWords.period.monthly })).toBeChecked();
  await press('pro', plansWords.upgrade(plansWords.tiers.pro.name));
  expect(toldApp(app)).toEqual([['subscriptionChangeSelected', { id: 'pro-monthly', change: 'upgrade' }]]);
});
