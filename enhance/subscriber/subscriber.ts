import { initialSubscriberState, type SubscriberState } from '@/lib/subscriber/subscriberState';
import { askSubscriber } from '@/lib/subscriber/watchSubscriber';
import { readQueryParam } from '@/lib/url/queryParameters';

const override = readQueryParam(window.location.search, 'subscribed_override');
const isKnown = override === null && !('duckduckgo' in navigator);
let state: SubscriberState = isKnown ? 'UNKNOWN' : initialSubscriberState;

const asked: Promise<SubscriberState> = isKnown ? Promise.resolve(state) : ask();

async function ask(): Promise<SubscriberState> {
  state = await askSubscriber(override);
  return state;
}

/** Whether the person of the app around this tab has the subscription (specification §4): asked once a page. */
export function subscriberState(): Promise<SubscriberState> {
  return asked;
}

/** The same as far as it is known; PENDING while the app is asked. */
export function subscriberNow(): SubscriberState {
  return state;
}
