import { act, screen } from '@testing-library/react';
import { pushedPurchase } from 'fake-apps/fakeApp';
import type { FakeApp } from 'fake-apps/fakeAppOptions';
import { BuyOffer } from '@/components/subscription/app/store/BuyOffer';
import { storeWords } from '@/lib/content/app/store';
import { useAppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { person } from '@/tests/fixtures/browser/person';
import { openScreen } from '../account/accountSite';
import { inStripeApp, toldApp, twoTierOffer } from './appShop';

/** One page for the whole file, as an app has one. */
let app: FakeApp;

beforeAll(async () => {
  app = await inStripeApp();
});
beforeEach(() => {
  app.sent.length = 0;
});

function Shop() {
  const purchase = useAppPurchase();
  return (
    <BuyOffer offer={twoTierOffer} plansHref="/subscriptions/plans" returning={false} purchase={purchase} />
  );
}

async function open(query: Record<string, string> = {}): Promise<void> {
  await act(async () => openScreen(<Shop />, query));
}

const returned = { canceled: 'true', billing_period: 'monthly' };
const monthly = () => screen.getByRole('radio', { name: /Monthly/ });
const yearly = () => screen.getByRole('radio', { name: /Yearly/ });
const notice = () => screen.queryByText(storeWords.canceled.title);
const buy = () => person.click(screen.getByRole('button', { name: storeWords.subscribe }));

it('preselects the year and has nothing to say at a first visit', async () => {
  await open();
  expect(yearly()).toBeChecked();
  expect(notice()).toBeNull();
});

it('keeps the plan of a payment that was canceled and says so, until it is bought again', async () => {
  await open(returned);
  expect(monthly()).toBeChecked();
  expect(notice()).toBeVisible();
  await buy();
  expect(notice()).toBeNull();
  expect(toldApp(app)).toEqual([
    ['subscriptionsMonthlyPriceClicked', {}],
    ['subscriptionSelected', { id: 'plus-monthly' }],
  ]);
});

it('lets another plan be chosen after it', async () => {
  await open(returned);
  await person.click(yearly());
  expect(yearly()).toBeChecked();
  expect(notice()).toBeVisible();
  await buy();
  expect(toldApp(app).at(-1)).toEqual(['subscriptionSelected', { id: 'plus-yearly' }]);
});

it('says it again when the app cancels the next purchase', async () => {
  await open(returned);
  await buy();
  expect(notice()).toBeNull();
  await act(async () => {
    app.push({ ...pushedPurchase, params: { type: 'canceled' } });
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(await screen.findByText(storeWords.canceled.title)).toBeVisible();
});
