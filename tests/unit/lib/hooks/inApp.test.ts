import { act, renderHook } from '@testing-library/react';
import { installFakeApp, pushedPurchase } from 'fake-apps/fakeApp';
import type { FakeApp, FakeAppOptions, FakeBehavior } from 'fake-apps/fakeAppOptions';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { useSession } from '@/lib/hooks/account/useSession';
import { useFeatureConfig } from '@/lib/hooks/native/useFeatureConfig';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useAppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { useCheckout } from '@/lib/hooks/purchase/useCheckout';
import { useStripeReturn } from '@/lib/hooks/purchase/useStripeReturn';
import { useSubscriptionOptions } from '@/lib/hooks/purchase/useSubscriptionOptions';
import { accountClient } from '@/lib/hooks/session/accountClient';
import type { AppPlan } from '@/lib/native/subscriptionOptions';
import { type FakeService, serveInPage } from '@/tests/fixtures/browser/fakeService';

const plan: AppPlan = {
  id: 'monthly-plan',
  period: 'monthly',
  displayPrice: '9.99 USD',
  tier: null,
  features: [],
  trial: null,
};
const account = { external_id: 'account-1', email: 'a@example.com', entitlements: [] };

/** The Mac app of 2025 outside the store: auth v1, purchases continued on the web. One page for the whole file. */
const behavior: Record<string, FakeBehavior> = {};
const options: { -readonly [Name in keyof FakeAppOptions]: FakeAppOptions[Name] } = {
  app: 'apple-2025',
  system: 'stripe',
  token: 'v1-token',
  behavior,
};
let app: FakeApp;
let service: FakeService;

beforeAll(() => {
  window.history.replaceState(null, '', '/subscriptions?environment=staging&origin=funnel_appsettings_macos');
  app = installFakeApp(options);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const method of Object.keys(behavior)) delete behavior[method];
  options.purchase = 'nothing';
  app.sent.length = 0;
  service = serveInPage({
    'GET /feature-config.json': { json: { useSubscriptionsAuthV2: true } },
    'GET /staging/api/auth/validate-token': { json: { account } },
    'POST /staging/api/checkout/session': { json: { checkoutUrl: 'https://pay.example/1' } },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const turn = (milliseconds = 0) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

async function hook<T>(use: () => T) {
  const rendered = renderHook(use);
  await turn();
  return rendered;
}

function push(params: unknown): Promise<void> {
  return act(async () => {
    app.push({ ...pushedPurchase, params });
    await jest.advanceTimersByTimeAsync(1000);
  });
}

it('the app is not known at the first paint, and then is', async () => {
  const seen: unknown[] = [];
  const { result } = await hook(() => {
    const host = useNativeHost();
    seen.push(host);
    return host;
  });
  expect(seen[0]).toBeNull();
  expect(result.current).toMatchObject({ inApp: true, channel: { transport: 'webkit' } });
});

it('the person signed in to the app is the one signed in on the page', async () => {
  const session = await hook(useSession);
  await turn(100);
  expect(session.result.current).toEqual({
    state: 'signedIn',
    accountId: 'account-1',
    email: 'a@example.com',
  });
  expect(service.callsTo('GET /staging/api/auth/validate-token')[0]?.bearer).toBe('v1-token');
  expect(JSON.stringify({ ...localStorage })).not.toContain('v1-token');
});

it('a sign-in on the page is handed to the app', async () => {
  await hook(useSession);
  await act(async () =>
    accountClient().session.adopt({
      accessToken: 'fresh-v1',
      refreshToken: null,
      accountId: 'account-2',
      email: null,
      expiresAt: null,
    }),
  );
  expect(app.sent.at(-1)).toMatchObject({ method: 'setSubscription', params: { token: 'fresh-v1' } });
  expect((await accountClient().methods()).version).toBe('v1');
});

it.each([
  ['add', 'subscriptionsAddEmailSuccess'],
  ['edit', 'subscriptionsEditEmailSuccess'],
] as const)('the app is told of an address that was confirmed: %s', async (kind, method) => {
  service.routes['POST /staging/api/auth/account/edit'] = { json: { status: 'confirm', hash: 'hash' } };
  service.routes['POST /staging/api/auth/account/edit/confirm'] = {
    json: { status: 'confirmed', external_id: 'account-1', auth_token: 'newer', email: 'b@example.com' },
  };
  await hook(useSession);
  await accountClient().session.restore();
  const { result } = await hook(() => useEmailChange(kind, 'account-1'));
  await act(async () => result.current.send('b@example.com'));
  await turn(10);
  await act(async () => result.current.submit('123456'));
  await turn(10);
  expect(result.current.step).toBe('done');
  const told = app.sent.map((message) => message.method);
  expect(told.filter((name) => /^set|Success$/.test(name))).toEqual([method, 'setSubscription']);
});

it('an app that does not know the feature config leaves every flag false', async () => {
  const { result } = await hook(useFeatureConfig);
  await turn(1200);
  expect(result.current).toMatchObject({
    useSubscriptionsAuthV2: false,
    useGetSubscriptionTierOptions: false,
  });
});

describe('what the app sells', () => {
  it('is shown when it has answered', async () => {
    const { result } = await hook(useSubscriptionOptions);
    await turn(10);
    expect(result.current).toMatchObject({ state: 'ready', offer: { platform: 'stripe' } });
  });

  it('leaves a usable page after 1.2 seconds, and is still shown when it comes late', async () => {
    behavior.getSubscriptionOptions = { delay: 5000 };
    const { result } = await hook(useSubscriptionOptions);
    await turn(1199);
    expect(result.current.state).toBe('pending');
    await turn(1);
    expect(result.current.state).toBe('slow');
    await turn(4000);
    expect(result.current.state).toBe('ready');
  });

  it('can be asked for again after an error', async () => {
    behavior.getSubscriptionOptions = { error: 'store away' };
    const { result } = await hook(useSubscriptionOptions);
    await turn(10);
    const failed = result.current;
    expect(failed.state).toBe('error');
    delete behavior.getSubscriptionOptions;
    act(() => failed.state === 'error' && failed.retry());
    await turn(10);
    expect(result.current.state).toBe('ready');
  });

  it('is empty where nothing may be bought', async () => {
    behavior.getSubscriptionOptions = { result: { platform: 'stripe', options: [], features: [] } };
    const { result } = await hook(useSubscriptionOptions);
    await turn(10);
    expect(result.current).toMatchObject({ state: 'empty' });
  });
});

describe('buying in the app', () => {
  async function buying() {
    const go = jest.fn();
    const { result, unmount } = await hook(() => useAppPurchase(go));
    await act(async () => result.current.buy(plan));
    return { go, result, unmount };
  }
  const welcome =
    '/subscriptions/welcome?environment=staging&origin=funnel_appsettings_macos&preventBackNavigation=true';

  it('is told to the app once, and the plan is busy', async () => {
    const { result } = await buying();
    act(() => result.current.buy(plan));
    expect(app.sent.filter(({ method }) => method === 'subscriptionSelected')).toHaveLength(1);
    expect(result.current.busy).toBe(plan);
  });

  it('completed goes to the welcome page', async () => {
    const { go } = await buying();
    await push({ type: 'completed' });
    expect(go.mock.calls).toEqual([[welcome]]);
  });

  it('a redirect without a token opens the payment page with the token that the app has', async () => {
    behavior.getSubscription = { result: { token: 'own-token' } };
    const { go } = await buying();
    await push({ type: 'redirect', token: '' });
    expect(service.callsTo('POST /staging/api/checkout/session')[0]?.bearer).toBe('own-token');
    expect(go.mock.calls).toEqual([['https://pay.example/1']]);
  });

  it('a payment that was asked for before the page was reloaded is asked for again by its buyer', async () => {
    const go = jest.fn();
    const { result } = await hook(() => useAppPurchase(go));
    await push({ type: 'redirect', token: 'new-account' });
    expect(go).not.toHaveBeenCalled();
    await act(async () => result.current.buy(plan));
    await push({ type: 'redirect', token: 'new-account' });
    expect(go.mock.calls).toEqual([['https://pay.example/1']]);
  });

  it('a purchase that was begun before the page was reloaded still leads to the welcome page', async () => {
    const go = jest.fn();
    await hook(() => useAppPurchase(go));
    await push({ type: 'completed' });
    expect(go.mock.calls).toEqual([[welcome]]);
  });

  it('a redirect without a token goes to the welcome page where the app gives none', async () => {
    behavior.getSubscription = { result: { token: '' } };
    const { go } = await buying();
    await push({ type: 'redirect', token: '' });
    expect(service.callsTo('POST /staging/api/checkout/session')).toHaveLength(0);
    expect(go.mock.calls).toEqual([[welcome]]);
  });

  it('a canceled purchase frees the buttons and says so', async () => {
    const { go, result } = await buying();
    await push({ type: 'canceled' });
    expect([result.current.busy, result.current.canceled, go.mock.calls]).toEqual([null, true, []]);
  });

  it('a redirect opens the payment page with the token of the app and the way back to it', async () => {
    const { go } = await buying();
    await push({ type: 'redirect', token: 'new-account' });
    const [call] = service.callsTo('POST /staging/api/checkout/session');
    expect(call?.bearer).toBe('new-account');
    expect(call?.json).toMatchObject({
      productId: 'monthly-plan',
      purchasePlatform: 'stripe',
      origin: 'funnel_appsettings_macos',
    });
    const returnUrl = String(Reflect.get(Object(call?.json), 'returnUrl'));
    expect(returnUrl).toMatch(/\/subscriptions\/welcome\/stripe\?success=true&billing_period=monthly/);
    expect(returnUrl).toContain('environment=staging');
    expect(go.mock.calls).toEqual([['https://pay.example/1']]);
  });

  it('is paid from the first day where the page shows no trial, and only there', async () => {
    const go = jest.fn();
    const { result } = await hook(() => useAppPurchase(go));
    await act(async () => result.current.buy(plan));
    await push({ type: 'redirect', token: 'new-account' });
    await turn(10_000);
    await act(async () => result.current.buy({ ...plan, trial: { offerId: null, days: 7 } }));
    await push({ type: 'redirect', token: 'new-account' });
    const asked = service.callsTo('POST /staging/api/checkout/session').map(({ json }) => Object(json));
    expect(asked.map(({ withoutTrial }) => withoutTrial)).toEqual([true, undefined]);
  });

  it('the same event twice opens one checkout', async () => {
    const { go } = await buying();
    await act(async () => {
      for (let index = 0; index < 2; index += 1) {
        app.push({ ...pushedPurchase, params: { type: 'redirect', token: 'new-account' } });
      }
      await jest.advanceTimersByTimeAsync(1000);
    });
    expect(service.callsTo('POST /staging/api/checkout/session')).toHaveLength(1);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('a failed checkout says so, and the button works again', async () => {
    service.routes['POST /staging/api/checkout/session'] = 'offline';
    const { go, result } = await buying();
    await push({ type: 'redirect', token: 'new-account' });
    expect(result.current.error).not.toBeNull();
    expect(result.current.busy).toBeNull();
    expect(go).not.toHaveBeenCalled();
    await act(async () => result.current.buy(plan));
    expect(app.sent.filter(({ method }) => method === 'subscriptionSelected')).toHaveLength(2);
  });

  it('who has a running subscription is welcomed after buying, and led to the bill for a change', async () => {
    const body = { error: 'subscription_active', customerPortalUrl: 'https://portal.example/1' };
    service.routes['POST /staging/api/checkout/session'] = { status: 409, json: body };
    const { go, result, unmount } = await buying();
    await push({ type: 'redirect', token: 'active' });
    expect(go.mock.calls).toEqual([[welcome]]);
    unmount();
    const changing = await hook(() => useAppPurchase(go));
    await act(async () => changing.result.current.change(plan, 'upgrade'));
    await push({ type: 'redirect', token: 'active' });
    expect(go.mock.calls.at(-1)).toEqual(['https://portal.example/1']);
    const returnUrl = Reflect.get(
      Object(service.callsTo('POST /staging/api/checkout/session').at(-1)?.json),
      'returnUrl',
    );
    expect(returnUrl).toContain('change=upgrade');
    expect(result.current.error).toBeNull();
  });

  it('a store that ends without a word leaves the buttons free after ten seconds', async () => {
    const { result } = await buying();
    await turn(9999);
    expect(result.current.busy).toBe(plan);
    await turn(1);
    expect(result.current.busy).toBeNull();
  });
});

describe('the return from a Stripe payment', () => {
  const none = { error: 'No subscription found' };
  const undone = {
    reason: 'cardHadTrial',
    refunded: 0,
    productId: 'plus-yearly-us',
    billingPeriod: 'Yearly',
    price: 9999,
    currency: 'USD',
  };

  it('waits for the app, then goes on', async () => {
    const go = jest.fn();
    const { result } = await hook(() => useStripeReturn(go));
    await turn(10);
    expect(app.sent).toContainEqual(
      expect.objectContaining({ method: 'completeStripePayment', id: expect.any(String) }),
    );
    expect(result.current.state).toBe('done');
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('tells the app of a change of plan, and goes on to the account', async () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '?change=downgrade&preventBackNavigation=true');
    const go = jest.fn();
    const { result } = await hook(() => useStripeReturn(go));
    await turn(10);
    expect(app.sent.at(-1)).toMatchObject({
      method: 'completeStripePayment',
      params: { change: 'downgrade' },
    });
    expect(result.current.changed).toBe(true);
    expect(go.mock.calls).toEqual([['/subscriptions/manage']]);
    window.history.replaceState(null, '', before);
  });

  it('stays and asks whether to pay, where the free trial did not start', async () => {
    service.routes['GET /staging/api/subscription'] = {
      status: 404,
      json: { ...none, purchasePending: true },
    };
    const go = jest.fn();
    const { result } = await hook(() => useStripeReturn(go));
    await turn(3000);
    expect(result.current.state).toBe('slow');
    service.routes['GET /staging/api/subscription'] = { status: 404, json: { ...none, undone } };
    await turn(2000);
    expect(result.current).toMatchObject({ state: 'undone', undone });
    expect(go).not.toHaveBeenCalled();
    delete service.routes['GET /staging/api/subscription'];
  });

  it('pays from there on a page that leads back into the app, in the language of the page', async () => {
    const go = jest.fn();
    const { result } = await hook(() => useCheckout(go));
    act(() =>
      result.current.buy({ productId: 'plus-yearly-us', period: 'yearly', origin: null, trial: false }),
    );
    await turn(2000);
    expect(go.mock.calls).toEqual([['https://pay.example/1']]);
    const [call] = service.callsTo('POST /staging/api/checkout/session');
    expect(call?.json).toMatchObject({
      purchasePlatform: 'stripe',
      withoutTrial: true,
      locale: 'en',
      returnUrl: expect.stringContaining('/subscriptions/welcome/stripe?success=true'),
    });
  });

  it('offers the way on after 1.2 seconds and takes it by itself in the end', async () => {
    behavior.completeStripePayment = { silent: true };
    const go = jest.fn();
    const { result } = await hook(() => useStripeReturn(go));
    await turn(1200);
    expect(result.current).toMatchObject({
      state: 'slow',
      next: expect.stringContaining('/subscriptions/welcome'),
    });
    await turn(10_000);
    expect(go).toHaveBeenCalledTimes(1);
  });
});
