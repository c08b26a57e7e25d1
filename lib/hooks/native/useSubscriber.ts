import { useEffect, useState } from 'react';
import { isAppNavigator } from '../../device/browserFacts';
import type { SubscriberApp } from '../../subscriber/subscriberApp';
import {
  initialSubscriberState,
  overriddenState,
  type SubscriberState,
  subscriberEvent,
} from '../../subscriber/subscriberState';
import { readQueryParam } from '../../url/queryParameters';

export type Subscriber = {
  state: SubscriberState;
  /** True when the URL decides (`subscribed_override`): no account then changes it. */
  forced: boolean;
  /** The screens that the app can open itself, once it has said which. */
  app: SubscriberApp | null;
};

const pending: Subscriber = { state: initialSubscriberState, forced: false, app: null };

/** The subscriber state of the app around this tab (specification §4). What asks is fetched only in an app. */
export function useSubscriber(): Subscriber {
  const [subscriber, setSubscriber] = useState(pending);
  useEffect(() => {
    const forced = overriddenState(readQueryParam(window.location.search, 'subscribed_override'));
    if (forced) return setSubscriber({ ...pending, state: forced, forced: true });
    if (!isAppNavigator(navigator)) return setSubscriber({ ...pending, state: 'UNKNOWN' });
    let mounted = true;
    let stop = () => {};
    function update(part: Partial<Subscriber>): void {
      if (!mounted) return;
      setSubscriber((known) => ({ ...known, ...part }));
      if (!part.state) return;
      // Header, menu, and footer are outside React and follow the root.
      document.documentElement.dataset.subscriber = part.state;
      document.dispatchEvent(new Event(subscriberEvent));
    }
    Promise.all([import('../../subscriber/watchSubscriber'), import('../../subscriber/subscriberApp')]).then(
      ([{ watchSubscriber }, { readSubscriberApp }]) => {
        if (!mounted) return;
        const screens = readSubscriberApp();
        // Together: a page that offers something must know by then which screens the app opens instead.
        stop = watchSubscriber((state) => void screens.then((app) => update({ state, app })));
      },
      () => update({ state: 'ERROR' }),
    );
    return () => {
      mounted = false;
      stop();
    };
  }, []);
  return subscriber;
}
