import { act, screen, waitFor } from '@testing-library/react';
import { pushedAuthUpdate } from 'fake-apps/fakeApp';
import type { FakeApp, FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { PlansScreen } from '@/components/subscription/app/plans/PlansScreen';
import { plansWords } from '@/lib/content/app/appPlans';
import { storeWords } from '@/lib/content/app/store';
import { type Reply, serveInPage } from '@/tests/fixtures/browser/fakeService';
import { person } from '@/tests/fixtures/browser/person';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
import { openScreen, serve } from '../account/accountSite';
import { inStripeApp } from './appShop';

beforeEach(() => window.history.replaceState(null, '', '/subscriptions/plans'));

/** The page in an app that holds a token, where the service answers like this. */
async function open(subscription: Reply, app: Partial<FakeAppOptions> = {}): Promise<FakeApp> {
  serve({ 'GET /api/subscription': subscription });
  const opened = await inStripeApp({ token: 'app-token', subscription: null, ...app });
  await act(async () => openScreen(<PlansScreen />));
  return opened;
}

it('sells nothing while nobody knows whether there is a subscription, and offers to try again', async () => {
  await open('offline');
  expect(await screen.findByText(storeWords.unread.title)).toBeVisible();
  expect(screen.getByRole('button', { name: storeWords.unread.retry })).toBeVisible();
  expect(screen.queryByRole('button', { name: storeWords.subscribe })).toBeNull();
});

it('sells nothing while a slow service may still name a subscription, and then goes by what it says', async () => {
  jest.useFakeTimers();
  let answer = (_reply: Reply) => {};
  serveInPage({ 'GET /api/subscription': () => new Promise((resolve) => (answer = resolve)) });
  await inStripeApp({ token: 'app-token', subscription: null });
  await act(async () => openScreen(<PlansScreen />));
  await act(async () => jest.advanceTimersByTimeAsync(1200));
  expect(screen.getByText(storeWords.slow.title)).toBeVisible();
  expect(screen.queryByRole('button', { name: storeWords.try(7) })).toBeNull();
  await act(async () => answer({ status: 404, json: { error: 'No subscription found' } }));
  await act(async () => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: storeWords.try(7) })).toBeVisible();
  jest.useRealTimers();
});

const refusal = { status: 401, json: { error: 'invalid_token' } };

it('shows no prices to somebody whose sign-in the service refuses, unless they say that they have no subscription', async () => {
  await open(refusal);
  expect(await screen.findByText(storeWords.refused.title)).toBeVisible();
  expect(screen.queryByRole('button', { name: storeWords.try(7) })).toBeNull();
  expect(screen.getByRole('button', { name: storeWords.have })).toBeVisible();
  await person.click(screen.getByRole('button', { name: storeWords.refused.goOn }));
  const buy = screen.getByRole('button', { name: storeWords.try(7) });
  expect(buy).toBeVisible();
  expect(document.activeElement).toContainElement(buy);
  expect(document.body).not.toHaveFocus();
});

it('shows prices to somebody whose sign-in the service refuses where the app says that there is no subscription', async () => {
  await open(refusal, { bridge: true, subscription: { isSubscribed: false } });
  expect(await screen.findByRole('button', { name: storeWords.try(7) })).toBeVisible();
  expect(screen.queryByText(storeWords.refused.title)).toBeNull();
});

it('keeps its offer during a purchase, though an ended subscription of another store counts as running again', async () => {
  const ended = subscriptionOf({ platform: 'apple', status: 'Expired', expiresOrRenewsAt: 0 });
  const app = await open({ json: ended }, { bridge: true, subscription: { isSubscribed: false } });
  await person.click(await screen.findByRole('button', { name: storeWords.subscribe }));
  Object.assign(app.options, { subscription: { isSubscribed: true, status: 'Auto-Renewable' } });
  await act(async () => app.push(pushedAuthUpdate));
  await waitFor(() => expect(screen.queryByRole('button', { name: storeWords.have })).toBeNull());
  expect(screen.getByText(storeWords.buying)).toBeVisible();
  expect(screen.queryByText(plansWords.elsewhere.title)).toBeNull();
});
