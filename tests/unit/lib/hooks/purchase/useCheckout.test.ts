import { act, renderHook } from '@testing-library/react';
import { purchaseError } from '@/lib/content/site/errors/personError';
import { type Purchase, useCheckout } from '@/lib/hooks/purchase/useCheckout';
import { accountClient } from '@/lib/hooks/session/accountClient';
import { communicationMessage } from '@/lib/http/communicationMessage';
import { closePage, openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';
import { whileExperimentsRun } from '@/tests/fixtures/experimentDays';

const checkout = 'POST /api/checkout/session';
const purchase: Purchase = { productId: 'plus-yearly-us', period: 'yearly', origin: null, trial: true };
const paid = { json: { checkoutUrl: '/sandbox/stripe/pay/1' } };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  closePage();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function openCheckout() {
  const go = jest.fn();
  const { result, unmount } = renderHook(() => useCheckout(go));
  const press = (count = 1) =>
    act(async () => {
      for (let index = 0; index < count; index += 1) result.current.buy(purchase);
      await jest.advanceTimersByTimeAsync(1000);
    });
  return { go, result, press, unmount };
}

function showAgain(persisted: boolean): Promise<void> {
  return act(async () => {
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: persisted });
    window.dispatchEvent(event);
    await jest.advanceTimersByTimeAsync(0);
  });
}

/** Listeners for the page being shown again that nobody has taken away. */
function countPageShowListeners(): () => number {
  const listeners = new Set<unknown>();
  const add = window.addEventListener.bind(window);
  const remove = window.removeEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown, options?: unknown) => {
      if (type === 'pageshow') listeners.add(listener);
      add(type, listener as EventListener, options as AddEventListenerOptions);
    });
  jest.spyOn(window, 'removeEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.delete(listener);
    remove(type, listener as EventListener);
  });
  return () => listeners.size;
}

it('a buyer whose browser keeps no cookies is told so', async () => {
  const json = { error: 'invalid_request' };
  openPage({ 'POST /api/auth/v2/account/create': { status: 400, json } });
  const { go, result, press } = openCheckout();
  await press();
  expect(go).not.toHaveBeenCalled();
  expect(result.current.state).toBe('error');
  expect(purchaseError(result.current.error).sentence).toMatch(/isn’t keeping cookies/);
});

describe('buying (product §5)', () => {
  it('goes to the payment page, with the welcome page to come back to', async () => {
    const service = openPage({ [checkout]: paid });
    signIn();
    const { go, result, press } = openCheckout();
    await press();
    expect(go).toHaveBeenCalledWith('/sandbox/stripe/pay/1');
    expect(result.current.state).toBe('busy');
    const [call] = service.callsTo(checkout);
    expect(call?.bearer).toBe(accountClient().session.current()?.accessToken);
    expect(call?.json).toEqual({
      productId: 'plus-yearly-us',
      locale: 'en',
      purchasePlatform: 'web',
      origin: 'funnel_home__trial_annual',
      returnUrl:
        'http://localhost/pro/welcome?success=true&billing_period=yearly&origin=funnel_home__trial_annual',
    });
  });

  it('takes the experiments of this browser along to the welcome page (specification §7)', async () => {
    jest.setSystemTime(whileExperimentsRun);
    const service = openPage({ [checkout]: paid });
    signIn();
    localStorage.setItem('exp_mobilepropaywall_shown', 'treatmenta');
    const { press } = openCheckout();
    await press();
    localStorage.clear();
    expect(service.callsTo(checkout)[0]?.json).toMatchObject({
      returnUrl: expect.stringContaining('&exp_mobilepropaywall=treatmenta'),
    });
  });

  it('a double click makes one call', async () => {
    const service = openPage({ [checkout]: paid });
    signIn();
    const { go, press } = openCheckout();
    await press(3);
    await press(2);
    expect(service.callsTo(checkout)).toHaveLength(1);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('makes a silent account for a visitor without one, with a challenge and no address', async () => {
    const service = openPage({ [checkout]: paid });
    const { go, press } = openCheckout();
    await press(2);
    const made = service.calls.map(({ method, path }) => `${method} ${path}`);
    expect(made.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/auth/v2/authorize',
      'POST /api/auth/v2/account/create',
      'POST /api/auth/v2/token',
      checkout,
    ]);
    expect(go).toHaveBeenCalledTimes(1);
    expect(accountClient().session.current()?.accountId).toBe('account-1');
  });

  it('409 subscription_active: says that there is a subscription already', async () => {
    openPage({
      [checkout]: { status: 409, json: { error: 'subscription_active', customerPortalUrl: '/portal' } },
    });
    signIn();
    const { go, result, press } = openCheckout();
    await press();
    expect(result.current.state).toBe('subscribed');
    expect(go).not.toHaveBeenCalled();
  });

  it.each([
    ['no network', 'offline' as const],
    ['an answer without address', { json: { checkoutUrl: '' } }],
    ['a service that is away', { status: 503, json: { error: 'service_unavailable' } }],
  ])('%s: says so, and the next press tries again', async (_what, reply) => {
    const service = openPage({ [checkout]: reply });
    signIn();
    const { go, result, press } = openCheckout();
    await press();
    expect(result.current).toMatchObject({ state: 'error', error: { message: communicationMessage } });
    service.routes[checkout] = paid;
    await press();
    expect(go).toHaveBeenCalledTimes(1);
    expect(result.current.error).toBeNull();
  });

  it('a silent account whose checkout failed is used for the next press', async () => {
    const service = openPage({ [checkout]: 'offline' });
    const { press } = openCheckout();
    await press();
    service.routes[checkout] = paid;
    await press();
    expect(service.callsTo('POST /api/auth/v2/account/create')).toHaveLength(1);
  });

  it('the back button from the payment page finds the button free', async () => {
    const service = openPage({ [checkout]: paid });
    signIn();
    const { result, press } = openCheckout();
    await press();
    await showAgain(true);
    expect(result.current.state).toBe('idle');
    await press();
    expect(service.callsTo(checkout)).toHaveLength(2);
  });

  it('the first showing of the page does not free a button that was pressed before it', async () => {
    const service = openPage({ [checkout]: paid });
    signIn();
    const { result, press } = openCheckout();
    await press();
    await showAgain(false);
    expect(result.current.state).toBe('busy');
    await press();
    expect(service.callsTo(checkout)).toHaveLength(1);
  });

  it('a page that was not left after all frees the button', async () => {
    openPage({ [checkout]: paid });
    signIn();
    const { result, press } = openCheckout();
    await press();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(result.current.state).toBe('idle');
  });

  it('listeners do not pile up, however often one buys and comes back', async () => {
    const listening = countPageShowListeners();
    const service = openPage({ [checkout]: paid });
    signIn();
    const { press } = openCheckout();
    const before = listening();
    for (const reply of [paid, paid, 'offline' as const, 'offline' as const, paid]) {
      service.routes[checkout] = reply;
      await press();
      await showAgain(true);
    }
    expect(service.callsTo(checkout)).toHaveLength(5);
    expect(listening()).toBe(before);
  });

  it('an expired session is refreshed on the way, and the purchase goes on', async () => {
    const service = openPage();
    signIn();
    const expired = accountClient().session.current()?.accessToken;
    service.routes[checkout] = ({ bearer }) =>
      bearer === expired ? { status: 401, json: { error: 'expired_token' } } : paid;
    const { go, press } = openCheckout();
    await press();
    expect(service.callsTo('POST /api/auth/v2/token')).toHaveLength(1);
    expect(service.callsTo('POST /api/auth/v2/account/create')).toEqual([]);
    expect(go).toHaveBeenCalledTimes(1);
  });
});
