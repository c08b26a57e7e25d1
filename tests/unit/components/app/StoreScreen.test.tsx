import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pushedAuthUpdate, pushedPurchase } from 'fake-apps/fakeApp';
import type { FakeApp, FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { StoreScreen } from '@/components/subscription/app/store/StoreScreen';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeWords } from '@/lib/content/app/store';
import { tabStateKeys } from '@/lib/storage/tabState';
import { openScreen, serve } from '../account/accountSite';
import { inStripeApp } from './appShop';

/** The newer Mac app from the store: its pages are tabs, so they have its message bridge as well. */
const options: { -readonly [Name in keyof FakeAppOptions]?: FakeAppOptions[Name] } = {
  system: 'macos',
  bridge: true,
  token: null,
};
let app: FakeApp;
const person = userEvent.setup();

beforeAll(async () => {
  serve({});
  app = await inStripeApp(options);
});

/** What the app sends after a purchase that its store has confirmed, in its order. */
async function confirmPurchase(): Promise<void> {
  Object.assign(app.options, { subscription: { isSubscribed: true, status: 'Auto-Renewable' } });
  const { length } = app.sent;
  app.push(pushedAuthUpdate);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(app.sent.slice(length).map(({ method }) => method)).toContain('subscriptionDetails');
}

it('waits for the end of a purchase, though the app has already reported the subscription', async () => {
  await act(async () => openScreen(<StoreScreen route="/subscriptions" />));
  const offered = screen.getByRole('heading', { level: 1 }).textContent;
  await person.click(await screen.findByRole('button', { name: storeWords.try(7) }));
  await confirmPurchase();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(offered ?? '');
  expect(screen.queryByText(appWelcomeWords.subscribed)).toBeNull();
  expect(sessionStorage.getItem(tabStateKeys.purchaseCounted)).toBeNull();
  // The test page cannot leave, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => app.push({ ...pushedPurchase, params: { type: 'completed' } }));
  expect(sessionStorage.getItem(tabStateKeys.purchaseCounted)).toBe('1');
});

it('keeps its offer during a purchase, though nobody can say any more whether there is a subscription', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/subscriptions');
  serve({ 'GET /api/subscription': 'offline' });
  app.signIn('app-token');
  Object.assign(app.options, { subscription: null });
  await act(async () => openScreen(<StoreScreen route="/subscriptions" />));
  await person.click(await screen.findByRole('button', { name: storeWords.try(7) }));
  await confirmPurchase();
  expect(screen.getByText(storeWords.buying)).toBeVisible();
  expect(screen.queryByText(storeWords.unread.title)).toBeNull();
});
