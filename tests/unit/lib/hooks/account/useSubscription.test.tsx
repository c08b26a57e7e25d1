import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useSession } from '@/lib/hooks/account/useSession';
import { useSubscription } from '@/lib/hooks/account/useSubscription';
import { accountClient } from '@/lib/hooks/session/accountClient';
import type { Route } from '@/tests/fixtures/browser/fakeService';
import { subscriptionOf } from '@/tests/fixtures/browser/subscriptionOf';
import { openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';
import { eachOnPage, pass } from '../eachOnPage';

const call = 'GET /api/subscription';
const none = { status: 404, json: { error: 'No subscription found' } };
const active = { json: subscriptionOf() };
const ended = { json: subscriptionOf({ status: 'Expired' }) };
const inGrace = { json: subscriptionOf({ status: 'Grace Period' }) };
const pending = { ...none, json: { ...none.json, purchasePending: true } };

eachOnPage();

/** The subscription of somebody who is signed in, while the service answers so. */
async function open(answer: Route, options: { pollUntilActive?: number; fresh?: boolean } = {}) {
  const service = openPage({ [call]: answer });
  act(() => signIn());
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useSubscription(options), { wrapper });
  await pass(0);
  return {
    now: () => result.current,
    answer(next: Route) {
      service.routes[call] = next;
    },
    async reload(next: Route) {
      service.routes[call] = next;
      act(() => result.current.reload());
      await pass(0);
    },
    /** Whether the service is still asked, in the minute that follows. */
    async isAsked() {
      const { length } = service.callsTo(call);
      await pass(60_000);
      return service.callsTo(call).length > length;
    },
  };
}

it('is not asked for while nobody is signed in', async () => {
  const service = openPage();
  const { result } = renderHook(() => useSubscription());
  await pass(0);
  expect(result.current.state).toBe('signedOut');
  expect(service.callsTo(call)).toEqual([]);
});

it.each<[string, Route]>([
  ['none', none],
  ['a lost network', 'offline'],
  ['one on hold', { json: subscriptionOf({ status: 'Inactive' }) }],
])(
  'is asked for again after %s until it is active, while the payment may be on its way',
  async (_what, before) => {
    const hook = await open(before, { pollUntilActive: 2000 });
    expect(await hook.isAsked()).toBe(true);
    hook.answer(active);
    // After failures the pauses grow, by chance to more than a minute.
    await pass(300_000);
    expect(hook.now()).toMatchObject({ state: 'ready', subscription: { status: 'Auto-Renewable' } });
    expect(await hook.isAsked()).toBe(false);
  },
);

it('is not asked for again once a trial was refused, which is a question to its buyer', async () => {
  const plan = { productId: 'plus-yearly-us', billingPeriod: 'Yearly', price: 9999, currency: 'USD' };
  const undone = { refunded: 0, ...plan };
  const hook = await open({ ...none, json: { ...none.json, undone } }, { pollUntilActive: 1500 });
  expect(hook.now()).toMatchObject({ state: 'none', undone });
  await pass(2000);
  expect(await hook.isAsked()).toBe(false);
});

it('whose payment failed is asked for again after something was changed at the provider, for a while', async () => {
  const hook = await open(inGrace, { fresh: true });
  await pass(5000);
  hook.answer(active);
  await pass(2000);
  expect(hook.now()).toMatchObject({ state: 'ready', subscription: { status: 'Auto-Renewable' } });
  await hook.reload(inGrace);
  await pass(60_000);
  expect(await hook.isAsked()).toBe(false);
});

describe('a purchase that may be on its way', () => {
  it('is asked for by itself until it is there, and nobody is told before that there is none', async () => {
    const hook = await open(pending);
    await pass(3000);
    expect(hook.now().state).toBe('settling');
    hook.answer(active);
    await pass(2000);
    expect(hook.now().state).toBe('ready');
    expect(await hook.isAsked()).toBe(false);
  });

  it('is not waited for longer than twenty seconds', async () => {
    const hook = await open(pending);
    await pass(21_000);
    expect(hook.now().state).toBe('none');
    expect(await hook.isAsked()).toBe(false);
    await hook.reload(active);
    expect(hook.now().state).toBe('ready');
  });

  it('takes the place of a subscription that has ended', async () => {
    const hook = await open({ json: { ...ended.json, purchasePending: true } });
    expect(hook.now()).toMatchObject({ state: 'settling', subscription: { status: 'Expired' } });
    hook.answer(ended);
    await pass(2000);
    expect(hook.now()).toMatchObject({ state: 'ready', subscription: { status: 'Expired' } });
  });

  it('does not take back what was said: it is asked for beside it', async () => {
    const hook = await open(none);
    await hook.reload(pending);
    expect(hook.now().state).toBe('none');
    hook.answer(active);
    await pass(2000);
    expect(hook.now().state).toBe('ready');
  });
});

it('of another account is never shown', async () => {
  const hook = await open(active);
  hook.answer(none);
  await act(async () => {
    const held = accountClient().session.current();
    if (held) accountClient().session.adopt({ ...held, accountId: 'account-2' });
  });
  await pass(0);
  expect(hook.now().state).toBe('none');
});

it('the session of the page is pending in the first paint, as on the server, and then follows sign-in and sign-out', async () => {
  openPage();
  const states: string[] = [];
  const { result } = renderHook(() => {
    const session = useSession();
    states.push(session.state);
    return session;
  });
  expect(states[0]).toBe('pending');
  await pass(0);
  expect(result.current).toEqual({ state: 'signedOut', ended: null });
  act(() => signIn('anna@example.org'));
  expect(result.current).toEqual({ state: 'signedIn', accountId: 'account-1', email: 'anna@example.org' });
  act(() => accountClient().session.forget({ everywhere: true }));
  expect(result.current).toEqual({ state: 'signedOut', ended: null });
});
