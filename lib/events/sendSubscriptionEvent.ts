import { subscriptionEvents } from '../content/events/subscriptionEvents';
import { sendEvent } from './sendEvent';

export function sendSubscriptionEvent(
  id: keyof typeof subscriptionEvents,
  parameters: Readonly<Record<string, string>> = {},
): void {
  sendEvent(subscriptionEvents, id, parameters);
}
