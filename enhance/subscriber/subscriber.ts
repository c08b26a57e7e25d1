import type { SubscriberState } from '@/lib/subscriber/subscriberState';
import { askSubscriber } from '@/lib/subscriber/watchSubscriber';
import { readQueryParam } from '@/lib/url/queryParameters';

let asked: Promise<SubscriberState> | null = null;

/** Whether the person of the app around this tab has the subscription (specification §4): asked once a page. */
export function subscriberState(): Promise<SubscriberState> {
  asked ??= askSubscriber(readQueryParam(window.location.search, 'subscribed_override'));
  return asked;
}
