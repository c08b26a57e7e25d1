import { act, screen, waitFor } from '@testing-library/react';
import { pushedAuthUpdate, pushedPurchase } from 'fake-apps/fakeApp';
import type { FakeApp, FakeAppOptions } from 'fake-apps/fakeAppOptions';
import { StoreScreen } from '@/components/subscription/app/store/StoreScreen';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeWords } from '@/lib/content/app/store';
import { tabStateKeys } from '@/lib/storage/tabState';
import { person } from '@/tests/fixtures/browser/person';
import { openScreen, serve } from '../account/accountSite';
import { inStripeApp } from './appShop';

/** The newer Mac app from the store: its pages are tabs, so they have its message bridge as well. */
const options: { -readonly [Name in keyof FakeAppOptions]?: FakeAppOptions[Name] } = {
  system: 'macos',
  bridge: true,
  token: null,
};
let app: FakeApp;

beforeAll(async () => {
  serve({});
  app = await inStripeApp(options);
});

/** What the app sends after a purchase that its store has confirmed, in its order. */
async function confirmPurchase(): Promise<void> {
  Object.assign(app.options, { subscription: { isSubscribed: true, status: 'Auto-Renewable' } });
  const { length } = app.sent;
  app.push(pushedAuthUpdate);
  const asked = () => app.sent.slice(length).map(({ method }) => method);
  await waitFor(() => expect(asked()).toContain('subscriptionDetails'));
  // The answer comes within a turn, and what is drawn for it with the next.
  for (let turn = 0; turn < 5; turn++)
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
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
