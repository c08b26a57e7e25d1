import { act, renderHook } from '@testing-library/react';
import type { Purchase } from '@/lib/hooks/purchase/paymentPage';
import { useCheckout } from '@/lib/hooks/purchase/useCheckout';
import { accountClient } from '@/lib/hooks/session/accountClient';
import type { Route } from '@/tests/fixtures/browser/fakeService';
import { openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';
import { whileExperimentsRun } from '@/tests/fixtures/experimentDays';
import { eachOnPage, pass } from '../eachOnPage';

const checkout = 'POST /api/checkout/session';
const create = 'POST /api/auth/v2/account/create';
const purchase: Purchase = { productId: 'plus-yearly-us', period: 'yearly', origin: null, trial: true };
const paid = { json: { checkoutUrl: '/sandbox/stripe/pay/1' } };

eachOnPage();

/** A page whose checkout answers so, for a visitor or for somebody who is signed in. */
function open(answer: Route = paid, { visitor = false, routes = {} as Record<string, Route> } = {}) {
  const service = openPage({ [checkout]: answer, ...routes });
  if (!visitor) signIn();
  const go = jest.fn();
  const { result } = renderHook(() => useCheckout(go));
  const press = (count = 1) =>
    act(async () => {
      for (let index = 0; index < count; index += 1) result.current.buy(purchase);
      await jest.advanceTimersByTimeAsync(1000);
    });
  return { service, go, result, press, asked: () => service.callsTo(checkout).length };
}

describe('buying (product §5)', () => {
  it('makes a silent account for a visitor without one, with a challenge and no address', async () => {
    const { service, go, press } = open(paid, { visitor: true });
    await press(2);
    const sent = service.calls.map(({ method, path }) => `${method} ${path}`);
    const token = 'POST /api/auth/v2/token';
    expect(sent.filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/auth/v2/authorize',
      create,
      token,
      checkout,
    ]);
    expect(go).toHaveBeenCalledTimes(1);
    expect(accountClient().session.current()?.accountId).toBe('account-1');
  });

  it('409 subscription_active: says that there is a subscription already', async () => {
    const json = { error: 'subscription_active', customerPortalUrl: '/portal' };
    const { go, result, press } = open({ status: 409, json });
    await press();
    expect(result.current.state).toBe('subscribed');
    expect(go).not.toHaveBeenCalled();
  });

  it('the back button from the payment page finds the button free', async () => {
    const { result, press, asked } = open();
    await press();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(0);
    expect(result.current.state).toBe('idle');
    await press();
    expect(asked()).toBe(2);
  });

  it('goes to the payment page, with the welcome page and the experiments to come back with', async () => {
    jest.setSystemTime(whileExperimentsRun);
    localStorage.setItem('exp_mobilepropaywall_shown', 'treatmenta');
    const { service, go, result, press } = open();
    await press();
    localStorage.clear();
    expect(go).toHaveBeenCalledWith('/sandbox/stripe/pay/1');
    expect(result.current.state).toBe('busy');
    const [call] = service.callsTo(checkout);
    expect(call?.bearer).toBe(accountClient().session.current()?.accessToken);
    const welcome = 'http://localhost/pro/welcome?success=true&billing_period=yearly';
    expect(call?.json).toEqual({
      productId: 'plus-yearly-us',
      locale: 'en',
      purchasePlatform: 'web',
      origin: 'funnel_home__trial_annual',
      returnUrl: `${welcome}&origin=funnel_home__trial_annual&exp_mobilepropaywall=treatmenta`,
    });
  });
});
