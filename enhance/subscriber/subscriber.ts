import type { SubscriberState } from '@/lib/subscriber/subscriberState';
import { askSubscriber } from '@/lib/subscriber/watchSubscriber';
import { readQueryParam } from '@/lib/url/queryParameters';

const { documentElement: root } = document;
/** Scripts are bundled apart; the one question of a page waits on the global object under this symbol. */
const key = Symbol.for('site.subscriber');
type Holder = { [key]?: Promise<SubscriberState> };

async function ask(): Promise<SubscriberState> {
  // Without an app and without an override nothing is marked, and there is nobody to ask.
  if (root.dataset.subscriber === undefined) return 'UNKNOWN';
  const state = await askSubscriber(readQueryParam(window.location.search, 'subscribed_override'));
  root.dataset.subscriber = state;
  return state;
}

/** Whether the person of the app around this tab has the subscription (specification §4): asked once a page. */
export function subscriberState(): Promise<SubscriberState> {
  const holder = globalThis as Holder;
  holder[key] ??= ask();
  return holder[key];
}

/** The same as far as it is known: PENDING until the app is asked, and while it is. */
export function subscriberNow(): string {
  return root.dataset.subscriber ?? 'UNKNOWN';
}
