/** Subscriber state as an app reports it (specification §4): it only decides what is shown, never what is allowed. */
export type SubscriberState = 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNKNOWN' | 'PENDING' | 'ERROR';

/** The event of the document after which the root has a new subscriber state (`data-subscriber`). */
export const subscriberEvent = 'site:subscriber';

/** Before the app has answered. Space is reserved for the content that depends on it. */
export const initialSubscriberState: SubscriberState = 'PENDING';

/** With one of these it has ended, whatever `isSubscribed` says: some apps report every record as a subscription. */
const endedStatuses: readonly unknown[] = ['Expired', 'Inactive'];

/** The state forced by `subscribed_override`, or null when the value forces none. */
export function overriddenState(override: string | null): SubscriberState | null {
  if (override === 'true') return 'SUBSCRIBED';
  return override === 'false' ? 'UNSUBSCRIBED' : null;
}

/** The state that follows from the app's answer to `subscriptionDetails` (native contract §2.6). */
export function stateOfDetails(details: unknown): SubscriberState {
  if (endedStatuses.includes(memberOf(details, 'status'))) return 'UNSUBSCRIBED';
  const isSubscribed = memberOf(details, 'isSubscribed');
  if (isSubscribed === true) return 'SUBSCRIBED';
  return isSubscribed === false ? 'UNSUBSCRIBED' : 'UNKNOWN';
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
