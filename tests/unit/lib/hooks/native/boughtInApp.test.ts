import { removeFakeApp } from 'fake-apps/fakeApp';
import { boughtInApp, isTokenRefused } from '@/lib/hooks/native/boughtInApp';
import { serveInPage } from '@/tests/fixtures/browser/fakeService';
import { subscriptionOf } from '@/tests/unit/components/account/accountSite';
import { pageIn } from '@/tests/unit/lib/native/page';

beforeEach(() => void window.history.replaceState(null, '', '/subscriptions'));
afterEach(removeFakeApp);

const refusal = { status: 401, json: { error: 'invalid_token' } };

it.each(['apple-2025', 'apple-new', 'android'] as const)(
  '%s: fails with a token that the service keeps refusing, which names nobody',
  async (app) => {
    const { channel } = pageIn('subscriptionPages', { app, token: 'of a deleted account' });
    const service = serveInPage({ 'GET /api/subscription': refusal });
    expect(isTokenRefused(await boughtInApp(channel).catch((error) => error))).toBe(true);
    expect(service.callsTo('GET /api/subscription')).toHaveLength(1);
  },
);

it('asks the app for a newer token once', async () => {
  const { app, channel } = pageIn('subscriptionPages', { app: 'apple-new', token: 'old' });
  let accepted: string | null = 'newer than old';
  const service = serveInPage({
    'GET /api/subscription': ({ bearer }) => {
      app.signIn(`newer than ${bearer}`);
      return bearer === accepted ? { json: subscriptionOf() } : refusal;
    },
  });
  expect(await boughtInApp(channel)).toMatchObject({ subscription: subscriptionOf(), bearer: accepted });
  accepted = null;
  expect(isTokenRefused(await boughtInApp(channel).catch((error) => error))).toBe(true);
  expect(service.callsTo('GET /api/subscription')).toHaveLength(4);
});

it('finds nobody signed in where the app gives up the token that the service refuses', async () => {
  const { app, channel } = pageIn('subscriptionPages', { app: 'apple-new', token: 'of a deleted account' });
  serveInPage({
    'GET /api/subscription': () => {
      app.signIn(null);
      return refusal;
    },
  });
  expect(await boughtInApp(channel)).toBeNull();
});

it('fails where the service gives no answer', async () => {
  const { channel } = pageIn('subscriptionPages', { app: 'apple-new', token: 'token' });
  serveInPage({ 'GET /api/subscription': 'offline' });
  await expect(boughtInApp(channel)).rejects.toMatchObject({ offline: true });
});
