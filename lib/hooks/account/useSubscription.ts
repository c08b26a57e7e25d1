import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { SignedOutError } from '../../auth/createAccountClient';
import { isActiveStatus, type Subscription } from '../../contract/subscription';
import { subscription as loadSubscription } from '../../subscriptions/subscriptionClient';
import { accountClient } from '../session/accountClient';
import { mayPass } from '../session/mayPass';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { useSession } from './useSession';

export type SubscriptionState =
  | { state: 'pending' }
  | { state: 'signedOut' }
  | { state: 'none' }
  | { state: 'ready'; subscription: Subscription }
  | { state: 'error' };

type Options = {
  /**
   * Asks again after this many milliseconds, even after a failure, as long as there is no active subscription. A new
   * trial is checked for one more minute: it ends at once if the card has had one before, which Stripe may report late.
   */
  pollUntilActive?: number;
  /** Asks the payment provider first, for anyone who has just changed something there; null until that is known. */
  fresh?: boolean | null;
};

const trialSettles = 60_000;
const trialLookEvery = 5000;

/** The subscription of the signed-in account, read again when the page regains focus. */
export function useSubscription({
  pollUntilActive = 0,
  fresh = false,
}: Options = {}): SubscriptionState & { reload: () => void } {
  const session = useSession();
  const key =
    session.state === 'signedIn' && fresh !== null ? (['subscription', session.accountId] as const) : null;
  const [openedAt] = useState(Date.now);
  // A new function restarts the timer, so a screen that renders often must not create one each time.
  const refreshInterval = useCallback(
    (latest: Subscription | null | undefined) => {
      if (!latest || !isActiveStatus(latest.status) || pollUntilActive === 0) return pollUntilActive;
      const mayEnd = latest.activeOffers.length > 0 && Date.now() - openedAt < trialSettles;
      return mayEnd ? trialLookEvery : 0;
    },
    [pollUntilActive, openedAt],
  );
  const { data, error, mutate } = useSWR(key, () => load(fresh === true), {
    refreshInterval,
    // A failed read stops the timer; the retry takes over.
    ...(pollUntilActive > 0 ? { errorRetryInterval: pollUntilActive } : { shouldRetryOnError: mayPass }),
  });
  const reload = useCallback(() => void mutate().catch(() => {}), [mutate]);
  return { ...stateOf(session.state, data, error), reload };
}

function load(fresh: boolean): Promise<Subscription | null> {
  const origin = subscriptionsOrigin();
  return accountClient().withToken((bearer) => loadSubscription({ origin, bearer }, { fresh }));
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
