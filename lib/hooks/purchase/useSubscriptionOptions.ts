import { useCallback, useEffect, useState } from 'react';
import { channelLimits } from '../../native/channel/channelLimits';
import { type AppOffer, subscriptionOptions } from '../../native/subscriptionOptions';
import { useNativeHost } from '../native/useNativeHost';

export type SubscriptionOptions =
  /** Space is reserved, for 1.2 seconds at most. */
  | { state: 'pending' }
  /** No answer yet: the page says so and stays usable; prices may still arrive. */
  | { state: 'slow'; retry: () => void }
  | { state: 'ready'; offer: AppOffer }
  /** The app says that nothing can be bought here. */
  | { state: 'empty'; offer: AppOffer }
  | { state: 'error'; retry: () => void };

type Heard = 'pending' | 'slow' | 'error' | AppOffer;

/** What the app sells to this person. Stays pending outside an app, where the web prices are shown instead. */
export function useSubscriptionOptions(): SubscriptionOptions {
  const channel = useNativeHost()?.channel;
  const [options, setHeard] = useState<Heard>('pending');
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks anew.
  useEffect(() => {
    if (!channel) return;
    let asking = true;
    setHeard('pending');
    const timer = setTimeout(() => setHeard('slow'), channelLimits.answer);
    const end = (result: Heard) => {
      if (!asking) return;
      clearTimeout(timer);
      setHeard(result);
    };
    subscriptionOptions(channel).then(end, () => end('error'));
    return () => {
      asking = false;
      clearTimeout(timer);
    };
  }, [channel, attempt]);

  if (options === 'pending') return { state: 'pending' };
  if (options === 'slow' || options === 'error') return { state: options, retry };
  return options.plans.length > 0 ? { state: 'ready', offer: options } : { state: 'empty', offer: options };
}
