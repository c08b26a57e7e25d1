import useSWR from 'swr';
import { SignedOutError } from '../auth/accountClient';
import type { Subscription } from '../contract/subscription';
import { subscription as loadSubscription } from '../subscriptions/api';
import { accountClient } from './accountClient';
import { subscriptionsOrigin } from './subscriptionsOrigin';
import { useSession } from './useSession';

export type SubscriptionState =
  | { state: 'pending' }
  | { state: 'signedOut' }
  | { state: 'none' }
  | { state: 'ready'; subscription: Subscription }
  | { state: 'error' };

type Options = {
  /** Asks again after so many milliseconds while there is no subscription yet. */
  pollWhileNone?: number;
};

/** The subscription of the signed-in account, re-read when the page is looked at again. */
export function useSubscription({
  pollWhileNone = 0,
}: Options = {}): SubscriptionState & { reload: () => void } {
  const session = useSession();
  const key = session.state === 'signedIn' ? (['subscription', session.accountId] as const) : null;
  const { data, error, mutate } = useSWR(key, load, {
    refreshInterval: (latest) => (latest === null ? pollWhileNone : 0),
    shouldRetryOnError: false,
  });
  return { ...stateOf(session.state, data, error), reload: () => void mutate() };
}

function load(): Promise<Subscription | null> {
  const origin = subscriptionsOrigin();
  return accountClient().withToken((bearer) => loadSubscription({ origin, bearer }));
}

function stateOf(
  session: 'pending' | 'signedOut' | 'signedIn',
  data: Subscription | null | undefined,
  error: unknown,
): SubscriptionState {
  if (session === 'pending') return { state: 'pending' };
  if (session === 'signedOut' || error instanceof SignedOutError) return { state: 'signedOut' };
  if (data) return { state: 'ready', subscription: data };
  if (error) return { state: 'error' };
  return { state: data === null ? 'none' : 'pending' };
}
