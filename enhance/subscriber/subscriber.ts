import { subscriberEvent } from '@/lib/subscriber/subscriberState';

const { documentElement: root } = document;

/**
 * Whether the user of the app around this tab has the subscription (specification §4), as far as it is known: PENDING
 * until the app has answered. Outside an app, and without an override, nothing is marked.
 */
export function subscriberNow(): string {
  return root.dataset.subscriber ?? 'UNKNOWN';
}

/** Runs once it is known. */
export function whenSubscriberKnown(work: () => void): void {
  if (subscriberNow() === 'PENDING') document.addEventListener(subscriberEvent, work, { once: true });
  else work();
}
