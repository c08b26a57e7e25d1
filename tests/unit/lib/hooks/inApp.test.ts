import { act, renderHook } from '@testing-library/react';
import { installFakeApp, pushedPurchase } from 'fake-apps/fakeApp';
import type { FakeApp, FakeAppOptions, FakeBehavior } from 'fake-apps/fakeAppOptions';
import { useSession } from '@/lib/hooks/account/useSession';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useAppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { useCheckout } from '@/lib/hooks/purchase/useCheckout';
import { useStripeReturn } from '@/lib/hooks/purchase/useStripeReturn';
import { useSubscriptionOptions } from '@/lib/hooks/purchase/useSubscriptionOptions';
import type { AppPlan } from '@/lib/native/subscriptionOptions';
import { type FakeService, serveInPage } from '@/tests/fixtures/browser/fakeService';

const price = { period: 'monthly', displayPrice: '9.99 USD' } as const;
const plan: AppPlan = { id: 'monthly-plan', ...price, tier: null, features: [], trial: null };
const session = 'POST /staging/api/checkout/session';
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
  for (const method of Object.keys(behavior)) delete behavior[method];
  options.purchase = 'nothing';
  app.sent.length = 0;
  service = serveInPage({
    'GET /feature-config.json': { json: { useSubscriptionsAuthV2: true } },
    'GET /staging/api/auth/validate-token': { json: { account } },
    [session]: { json: { checkoutUrl: 'https://pay.example/1' } },
  });
});
afterEach(() => void jest.useRealTimers());

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
  const opened = await hook(useSession);
  await turn(100);
  const expected = { state: 'signedIn', accountId: 'account-1', email: 'a@example.com' };
  expect(opened.result.current).toEqual(expected);
  expect(service.callsTo('GET /staging/api/auth/validate-token')[0]?.bearer).toBe('v1-token');
  expect(JSON.stringify({ ...localStorage })).not.toContain('v1-token');
});

describe('what the app sells', () => {
  it('leaves a usable page after 1.2 seconds, and is still shown when it comes late', async () => {
    behavior.getSubscriptionOptions = { delay: 5000 };
    const { result } = await hook(useSubscriptionOptions);
    await turn(1199);
    expect(result.current.state).toBe('pending');
    await turn(1);
    expect(result.current.state).toBe('slow');
    await turn(4000);
    expect(result.current).toMatchObject({ state: 'ready', offer: { platform: 'stripe' } });
  });

  it('is empty where nothing may be bought', async () => {
    behavior.getSubscriptionOptions = { result: { platform: 'stripe', options: [], features: [] } };
    const { result } = await hook(useSubscriptionOptions);
    await turn(10);
    expect(result.current).toMatchObject({ state: 'empty' });
  });
});

describe('buying in the app', () => {
  /** A page of which the plan is bought, unless the purchase was begun before it was reloaded. */
  async function buying({ reloaded = false } = {}) {
    const go = jest.fn();
    const { result, unmount } = await hook(() => useAppPurchase(go));
    const buy = (bought = plan) => act(async () => result.current.buy(bought));
    if (!reloaded) await buy();
    return { go, result, unmount, buy };
  }
  const selected = () => app.sent.filter(({ method }) => method === 'subscriptionSelected').length;
  const redirect = { type: 'redirect', token: 'new-account' };
  const payment = 'https://pay.example/1';
  const welcome =
    '/subscriptions/welcome?environment=staging&origin=funnel_appsettings_macos&preventBackNavigation=true';

  it('is told to the app once, the plan is busy, and free again after ten seconds without a word', async () => {
    const { result, buy } = await buying();
    await buy();
    expect(selected()).toBe(1);
    await turn(9999);
    expect(result.current.busy).toBe(plan);
    await turn(1);
    expect(result.current.busy).toBeNull();
  });

  it.each<[string, boolean, object, string | null, string | null, string[]]>([
    ['completed', false, { type: 'completed' }, null, null, [welcome]],
    ['completed after a reload', true, { type: 'completed' }, null, null, [welcome]],
    ['to be paid, without a token', false, { ...redirect, token: '' }, 'own-token', 'own-token', [payment]],
    ['to be paid, where the app gives no token', false, { ...redirect, token: '' }, '', null, [welcome]],
  ])('%s: leads on with the token that there is', async (_what, reloaded, params, held, sent, addresses) => {
    if (held !== null) behavior.getSubscription = { result: { token: held } };
    const { go } = await buying({ reloaded });
    await push(params);
    expect(service.callsTo(session)[0]?.bearer ?? null).toBe(sent);
    expect(go.mock.calls.flat()).toEqual(addresses);
  });

  it('a payment that was asked for before the page was reloaded is asked for again by its buyer', async () => {
    const { go, buy } = await buying({ reloaded: true });
    await push(redirect);
    expect(go).not.toHaveBeenCalled();
    await buy();
    await push(redirect);
    expect(go.mock.calls).toEqual([[payment]]);
  });

  it('a redirect opens the payment page once, with the token of the app and the way back to it', async () => {
    const { go } = await buying();
    await act(async () => {
      for (let index = 0; index < 2; index += 1) app.push({ ...pushedPurchase, params: redirect });
      await jest.advanceTimersByTimeAsync(1000);
    });
    const [call, ...more] = service.callsTo(session);
    expect(more).toEqual([]);
    expect(call?.bearer).toBe('new-account');
    expect(call?.json).toMatchObject({
      productId: 'monthly-plan',
      purchasePlatform: 'stripe',
      origin: 'funnel_appsettings_macos',
      returnUrl: expect.stringMatching(
        /\/subscriptions\/welcome\/stripe\?success=true&billing_period=monthly.*environment=staging/,
      ),
    });
    expect(go.mock.calls).toEqual([[payment]]);
  });

  it('is paid from the first day where the page shows no trial, and only there', async () => {
    const { buy } = await buying();
    await push(redirect);
    await turn(10_000);
    await buy({ ...plan, trial: { offerId: null, days: 7 } });
    await push(redirect);
    const asked = service.callsTo(session).map(({ json }) => Object(json));
    expect(asked.map(({ withoutTrial }) => withoutTrial)).toEqual([true, undefined]);
  });

  it('a failed checkout says so, and the button works again', async () => {
    service.routes[session] = 'offline';
    const { go, result, buy } = await buying();
    await push(redirect);
    expect(result.current.error).not.toBeNull();
    expect(result.current.busy).toBeNull();
    expect(go).not.toHaveBeenCalled();
    await buy();
    expect(selected()).toBe(2);
  });

  it('who has a running subscription is welcomed after buying, and led to the bill for a change', async () => {
    const body = { error: 'subscription_active', customerPortalUrl: 'https://portal.example/1' };
    service.routes[session] = { status: 409, json: body };
    const { go, result, unmount } = await buying();
    await push(redirect);
    expect(go.mock.calls).toEqual([[welcome]]);
    unmount();
    const changing = await hook(() => useAppPurchase(go));
    await act(async () => changing.result.current.change(plan, 'upgrade'));
    await push(redirect);
    expect(go.mock.calls.at(-1)).toEqual(['https://portal.example/1']);
    const returnUrl = expect.stringContaining('change=upgrade');
    expect(service.callsTo(session).at(-1)?.json).toMatchObject({ returnUrl });
    expect(result.current.error).toBeNull();
  });
});

describe('the return from a Stripe payment', () => {
  const asked = 'GET /staging/api/subscription';
  const none = { error: 'No subscription found' };
  const bought = { productId: 'plus-yearly-us', billingPeriod: 'Yearly', price: 9999, currency: 'USD' };
  const undone = { refunded: 0, ...bought };

  async function returned() {
    const go = jest.fn();
    const { result } = await hook(() => useStripeReturn(go));
    return { go, result };
  }

  it('stays and asks whether to pay, where the free trial did not start', async () => {
    service.routes[asked] = { status: 404, json: { ...none, purchasePending: true } };
    const { go, result } = await returned();
    await turn(3000);
    expect(result.current.state).toBe('slow');
    service.routes[asked] = { status: 404, json: { ...none, undone } };
    await turn(2000);
    expect(result.current).toMatchObject({ state: 'undone', undone });
    expect(go).not.toHaveBeenCalled();
  });

  it('pays from there on a page that leads back into the app, in the language of the page', async () => {
    const go = jest.fn();
    const { result } = await hook(() => useCheckout(go));
    const purchase = { productId: 'plus-yearly-us', period: 'yearly', origin: null, trial: false } as const;
    act(() => result.current.buy(purchase));
    await turn(2000);
    expect(go.mock.calls).toEqual([['https://pay.example/1']]);
    expect(service.callsTo(session)[0]?.json).toMatchObject({
      purchasePlatform: 'stripe',
      withoutTrial: true,
      locale: 'en',
      returnUrl: expect.stringContaining('/subscriptions/welcome/stripe?success=true'),
    });
  });

  it('offers the way on after 1.2 seconds and takes it by itself in the end', async () => {
    behavior.completeStripePayment = { silent: true };
    const { go, result } = await returned();
    await turn(1200);
    const next = expect.stringContaining('/subscriptions/welcome');
    expect(result.current).toMatchObject({ state: 'slow', next });
    await turn(10_000);
    expect(go).toHaveBeenCalledTimes(1);
  });
});
