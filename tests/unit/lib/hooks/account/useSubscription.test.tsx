import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useSession } from '@/lib/hooks/account/useSession';
import { useSubscription } from '@/lib/hooks/account/useSubscription';
import { accountClient } from '@/lib/hooks/session/accountClient';
import { closePage, openPage, signIn } from '@/tests/fixtures/browser/subscriptionPage';

const subscription = 'GET /api/subscription';
const none = { status: 404, json: { error: 'No subscription found' } };

function record(status: string, activeOffers: { type: string }[] = []) {
  return {
    json: {
      productId: 'plus-yearly-us',
      name: 'Yearly Subscription',
      billingPeriod: 'Yearly',
      startedAt: 1,
      expiresOrRenewsAt: 2,
      platform: 'stripe',
      status,
      activeOffers,
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  closePage();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(options: { pollUntilActive?: number; fresh?: boolean } = {}) {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useSubscription(options), { wrapper });
  await pass(0);
  return result;
}

describe('the subscription of the account', () => {
  it('is not asked for while nobody is signed in', async () => {
    const service = openPage();
    expect((await open()).current.state).toBe('signedOut');
    expect(service.callsTo(subscription)).toEqual([]);
  });

  it('is told, or that there is none', async () => {
    const service = openPage({ [subscription]: none });
    signIn();
    const hook = await open();
    expect(hook.current.state).toBe('none');
    service.routes[subscription] = record('Auto-Renewable');
    act(() => hook.current.reload());
    await pass(0);
    expect(hook.current).toMatchObject({ state: 'ready', subscription: { status: 'Auto-Renewable' } });
  });

  it('of a failed read is an error, and comes with the next one', async () => {
    const service = openPage({ [subscription]: { status: 503 } });
    signIn();
    const hook = await open();
    expect(hook.current.state).toBe('error');
    service.routes[subscription] = record('Expired');
    act(() => hook.current.reload());
    await pass(0);
    expect(hook.current.state).toBe('ready');
  });

  it.each(['none', 'offline', 'Inactive'])(
    'is asked for again after %s until it is active, when the payment may still be on its way',
    async (before) => {
      const waiting = before === 'none' ? none : before === 'offline' ? before : record(before);
      const service = openPage({ [subscription]: waiting });
      signIn();
      const hook = await open({ pollUntilActive: 2000 });
      await pass(10_000);
      expect(service.callsTo(subscription).length).toBeGreaterThan(1);
      service.routes[subscription] = record('Auto-Renewable');
      await pass(60_000);
      expect(hook.current).toMatchObject({ state: 'ready', subscription: { status: 'Auto-Renewable' } });
      const asked = service.callsTo(subscription).length;
      await pass(60_000);
      expect(service.callsTo(subscription)).toHaveLength(asked);
    },
  );

  it('is not asked for again once a trial was refused, which is a question to its buyer', async () => {
    const undone = {
      reason: 'cardHadTrial',
      refunded: 0,
      productId: 'plus-yearly-us',
      billingPeriod: 'Yearly',
      price: 9999,
      currency: 'USD',
    };
    const service = openPage({ [subscription]: { ...none, json: { ...none.json, undone } } });
    signIn();
    const hook = await open({ pollUntilActive: 1500 });
    expect(hook.current).toMatchObject({ state: 'none', undone });
    await pass(2000);
    const asked = service.callsTo(subscription).length;
    await pass(60_000);
    expect(service.callsTo(subscription)).toHaveLength(asked);
  });

  it('whose payment failed is asked for again after something was changed at the provider, for a while', async () => {
    const service = openPage({ [subscription]: record('Grace Period') });
    signIn();
    const hook = await open({ fresh: true });
    await pass(5000);
    service.routes[subscription] = record('Auto-Renewable');
    await pass(2000);
    expect(hook.current).toMatchObject({ state: 'ready', subscription: { status: 'Auto-Renewable' } });
    service.routes[subscription] = record('Grace Period');
    act(() => hook.current.reload());
    await pass(60_000);
    const asked = service.callsTo(subscription).length;
    await pass(60_000);
    expect(service.callsTo(subscription)).toHaveLength(asked);
  });

  describe('that may be on its way', () => {
    const pending = { ...none, json: { ...none.json, purchasePending: true } };

    it('is asked for by itself until it is there, and nobody is told before that there is none', async () => {
      const service = openPage({ [subscription]: pending });
      signIn();
      const hook = await open();
      expect(hook.current.state).toBe('settling');
      await pass(3000);
      expect(hook.current.state).toBe('settling');
      service.routes[subscription] = record('Auto-Renewable');
      await pass(2000);
      expect(hook.current.state).toBe('ready');
      const asked = service.callsTo(subscription).length;
      await pass(60_000);
      expect(service.callsTo(subscription)).toHaveLength(asked);
    });

    it('is not waited for longer than twenty seconds', async () => {
      const service = openPage({ [subscription]: pending });
      signIn();
      const hook = await open();
      await pass(21_000);
      expect(hook.current.state).toBe('none');
      const asked = service.callsTo(subscription).length;
      await pass(60_000);
      expect(service.callsTo(subscription)).toHaveLength(asked);
      service.routes[subscription] = record('Auto-Renewable');
      act(() => hook.current.reload());
      await pass(0);
      expect(hook.current.state).toBe('ready');
    });

    it('takes the place of one that has ended', async () => {
      const ended = record('Expired');
      const service = openPage({ [subscription]: { json: { ...ended.json, purchasePending: true } } });
      signIn();
      const hook = await open();
      expect(hook.current).toMatchObject({ state: 'settling', subscription: { status: 'Expired' } });
      service.routes[subscription] = ended;
      await pass(2000);
      expect(hook.current).toMatchObject({ state: 'ready', subscription: { status: 'Expired' } });
    });

    it('does not take back what was said: it is asked for beside it', async () => {
      const service = openPage({ [subscription]: none });
      signIn();
      const hook = await open();
      service.routes[subscription] = pending;
      act(() => hook.current.reload());
      await pass(0);
      expect(hook.current.state).toBe('none');
      service.routes[subscription] = record('Auto-Renewable');
      await pass(2000);
      expect(hook.current.state).toBe('ready');
    });
  });

  it('of another account is never shown', async () => {
    const service = openPage({ [subscription]: record('Auto-Renewable') });
    signIn();
    const hook = await open();
    expect(hook.current.state).toBe('ready');
    service.routes[subscription] = none;
    await act(async () => {
      const held = accountClient().session.current();
      if (held) accountClient().session.adopt({ ...held, accountId: 'account-2' });
    });
    await pass(0);
    expect(hook.current.state).toBe('none');
  });
});

describe('the session of the page', () => {
  it('follows sign-in and sign-out', async () => {
    openPage();
    const { result } = renderHook(() => useSession());
    await pass(0);
    expect(result.current).toEqual({ state: 'signedOut', ended: null });
    act(() => signIn('anna@example.org'));
    expect(result.current).toEqual({ state: 'signedIn', accountId: 'account-1', email: 'anna@example.org' });
    act(() => accountClient().session.forget({ everywhere: true }));
    expect(result.current).toEqual({ state: 'signedOut', ended: null });
  });

  it('is pending in the first paint, as on the server', async () => {
    openPage();
    signIn();
    const states: string[] = [];
    renderHook(() => {
      states.push(useSession().state);
    });
    expect(states[0]).toBe('pending');
    await pass(0);
    expect(states.at(-1)).toBe('signedIn');
  });
});
