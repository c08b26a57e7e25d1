import { subscriptionEvents } from '../content/events/subscriptionEvents';
import { sendEvent } from './sendEvent';

/** Sends an event of a subscription screen. */
export function sendSubscriptionEvent(
  id: keyof typeof subscriptionEvents,
  parameters: Readonly<Record<string, string>> = {},
): void {
  sendEvent(subscriptionEvents, id, parameters);
}
