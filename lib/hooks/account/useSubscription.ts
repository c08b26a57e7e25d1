import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import { SignedOutError } from '../../auth/createAccountClient';
import { begunAccountKey } from '../../auth/sessionKey';
import { isActiveStatus, type Subscription } from '../../contract/subscription';
import type { UndonePurchase } from '../../contract/wire';
import { type Bought, bought } from '../../subscriptions/subscriptionClient';
import { accountStorage } from '../session/accountStorage';
import { isRetryable } from '../session/isRetryable';
import { withSubscriptions } from './useAccountData';
import { useSession } from './useSession';

export type SubscriptionState =
  | { state: 'pending' }
  | { state: 'signedOut' }
  /** A purchase may be on its way; for twenty seconds at most. `subscription` is one that has ended. */
  | { state: 'settling'; subscription: Subscription | null }
  | { state: 'none'; undone: UndonePurchase | null }
  | { state: 'ready'; subscription: Subscription }
  | { state: 'error' };

/** While a payment may be on its way: the time between two questions, and how long they are asked, in milliseconds. */
const askEvery = 1500;
const askFor = 20_000;

type Options = {
  /**
   * Asks again after this many milliseconds, even after a failure, as long as there is no active subscription and no
   * question about a refused trial.
   */
  pollUntilActive?: number;
  /** Asks the payment provider first, for anyone who has just changed something there; null until that is known. */
  fresh?: boolean | null;
};

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
    (latest: Bought | undefined) => {
      const status = latest?.subscription?.status;
      // Whoever comes back with a new card may be here before the bank has answered.
      if (fresh && (latest === undefined || status === 'Grace Period'))
        return Date.now() - openedAt < askFor ? askEvery : 0;
      const active = status !== undefined && isActiveStatus(status);
      return active || latest?.undone ? 0 : pollUntilActive;
    },
    [pollUntilActive, fresh, openedAt],
  );
  const load = () => withSubscriptions((connection) => bought(connection, { fresh: fresh === true }));
  const { data, error, mutate } = useSWR(key, load, {
    refreshInterval,
    // A failed read stops the timer; the retry takes over.
    ...(pollUntilActive > 0 ? { errorRetryInterval: pollUntilActive } : { shouldRetryOnError: isRetryable }),
  });
  const isBought = Boolean(data?.subscription ?? data?.undone);
  useEffect(() => {
    if (isBought) accountStorage().removeItem(begunAccountKey);
  }, [isBought]);
  const reload = useCallback(() => void mutate().catch(() => {}), [mutate]);
  const settling = useSettling(data?.pending, pollUntilActive > 0 ? null : reload);
  return { ...stateOf(session.state, data, error, settling), reload };
}

/**
 * True while a purchase may be on its way, and asks again with `askAgain`; with null, somebody else asks. Once an answer
 * says what was bought, or the time is up, it stays false: a screen does not take back what it has said.
 */
function useSettling(pending: boolean | undefined, askAgain: (() => void) | null): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (pending === false) setKnown(true);
    if (!pending) return;
    const asking = askAgain ? setInterval(askAgain, askEvery) : undefined;
    const timer = setTimeout(() => {
      clearInterval(asking);
      setKnown(true);
    }, askFor);
    return () => {
      clearInterval(asking);
      clearTimeout(timer);
    };
  }, [pending, askAgain]);
  return pending === true && !known;
}

function stateOf(
  session: 'pending' | 'signedOut' | 'signedIn',
  data: Bought | undefined,
  error: unknown,
  settling: boolean,
): SubscriptionState {
  if (session === 'pending') return { state: 'pending' };
  if (session === 'signedOut' || error instanceof SignedOutError) return { state: 'signedOut' };
  if (data && settling) return { state: 'settling', subscription: data.subscription };
  if (data?.subscription) return { state: 'ready', subscription: data.subscription };
  if (error) return { state: 'error' };
  return data ? { state: 'none', undone: data.undone } : { state: 'pending' };
}
