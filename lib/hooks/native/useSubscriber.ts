import { useEffect, useState } from 'react';
import { initialSubscriberState, type SubscriberState } from '../../subscriber/subscriberState';
import { watchSubscriber } from '../../subscriber/watchSubscriber';
import { readQueryParam } from '../../url/queryParameters';

/** The subscriber state of the app around this tab (specification §4): PENDING until it has answered. */
export function useSubscriber(): SubscriberState {
  const [state, setState] = useState<SubscriberState>(initialSubscriberState);
  useEffect(() => {
    const override = readQueryParam(window.location.search, 'subscribed_override');
    return watchSubscriber(setState, override);
  }, []);
  return state;
}
