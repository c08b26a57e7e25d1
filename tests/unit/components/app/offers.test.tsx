import { act, render, screen, within } from '@testing-library/react';
import { pushedPurchase } from 'fake-apps/fakeApp';
import type { FakeApp } from 'fake-apps/fakeAppOptions';
import { PlansOffer } from '@/components/subscription/app/plans/PlansOffer';
import { BuyOffer } from '@/components/subscription/app/store/BuyOffer';
import { StoreHero } from '@/components/subscription/app/store/StoreHero';
import { plansWords } from '@/lib/content/app/appPlans';
import { storeHeroes, storeWords } from '@/lib/content/app/store';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { Subscription } from '@/lib/contract/subscription';
import { shownKey } from '@/lib/experiments/assignment';
import { useAppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { person } from '@/tests/fixtures/browser/person';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
import { whileExperimentsRun } from '@/tests/fixtures/experimentDays';
import { openScreen } from '../account/accountSite';
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

function Shop() {
  const purchase = useAppPurchase();
  return (
    <BuyOffer offer={twoTierOffer} plansHref="/subscriptions/plans" returning={false} purchase={purchase} />
  );
}

async function openShop(query: Record<string, string>): Promise<void> {
  await act(async () => openScreen(<Shop />, query));
}

const monthly = () => screen.getByRole('radio', { name: /Monthly/ });
const yearly = () => screen.getByRole('radio', { name: /Yearly/ });
const notice = () => screen.queryByText(storeWords.canceled.title);
const buy = () => person.click(screen.getByRole('button', { name: storeWords.subscribe }));

it('keeps the plan of a payment that was canceled and says so until it is bought again, each time', async () => {
  await openShop({ canceled: 'true', billing_period: 'monthly' });
  expect(monthly()).toBeChecked();
  expect(notice()).toBeVisible();
  await buy();
  expect(notice()).toBeNull();
  expect(toldApp(app)).toEqual([
    ['subscriptionsMonthlyPriceClicked', {}],
    ['subscriptionSelected', { id: 'plus-monthly' }],
  ]);
  await act(async () => {
    app.push({ ...pushedPurchase, params: { type: 'canceled' } });
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(await screen.findByText(storeWords.canceled.title)).toBeVisible();
  await person.click(yearly());
  expect(notice()).toBeVisible();
  await buy();
  expect(toldApp(app).at(-1)).toEqual(['subscriptionSelected', { id: 'plus-yearly' }]);
});

it('does not mention the chat where the app does not sell it', () => {
  render(<StoreHero lead={null} hasChat={false} />);
  expect(screen.getByText(String(storeHeroes.standard.withoutChat))).not.toHaveAttribute('data-without-flag');
  expect(screen.queryByText(storeHeroes.standard.text)).toBeNull();
});
