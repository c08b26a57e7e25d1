import { removeFakeApp } from 'fake-apps/fakeApp';
import { appAccountClient } from '@/lib/hooks/native/appAccountClient';
import { boughtInApp, isTokenRefused } from '@/lib/hooks/native/boughtInApp';
import { type Route, serveInPage } from '@/tests/fixtures/browser/fakeService';
import { tokenAnswer } from '@/tests/fixtures/browser/fakeTokens';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
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

/** Who a page sees in an app whose token was issued with this address, when the service answers so. */
async function seenWith(email: string | null, account: Route) {
  const { access_token: token } = tokenAnswer({ email });
  const service = serveInPage({ 'GET /api/auth/v2/account': account });
  const { session } = appAccountClient(pageIn('subscriptionPages', { app: 'apple-new', token }).channel);
  await session.restore();
  expect(service.callsTo('GET /api/auth/v2/account')[0]?.bearer).toBe(token);
  return session.current();
}

it.each([
  ['added', null, 'new@example.org'],
  ['changed', 'old@example.org', 'new@example.org'],
  ['removed', 'old@example.org', null],
])(
  'an address that was %s since the token of the app was issued is the one of the account',
  async (_how, before, now) => {
    const seen = await seenWith(before, { json: { email: now, entitlements: [] } });
    expect(seen).toMatchObject({ accountId: 'account-1', email: now });
  },
);

it.each<[string, Route]>([
  ['refuses', { status: 401, json: { error: 'invalid_token' } }],
  ['fails', { status: 503, json: {} }],
  ['is out of reach', 'offline'],
])('the address in the token counts where the service %s', async (_how, account) => {
  const seen = await seenWith('old@example.org', account);
  expect(seen).toMatchObject({ accountId: 'account-1', email: 'old@example.org' });
});

it('an empty address in the account of an older app is none', async () => {
  const account = { id: 0, external_id: 'account-1', email: '', entitlements: [] };
  serveInPage({
    'GET /feature-config.json': { json: { useSubscriptionsAuthV2: true } },
    'GET /api/auth/validate-token': { json: { account } },
  });
  const app = { app: 'apple-2025', token: 'v1-token' } as const;
  const { session } = appAccountClient(pageIn('subscriptionPages', app).channel);
  await session.restore();
  expect(session.current()).toMatchObject({ accountId: 'account-1', email: null });
});
