import type { SubscriptionEventId } from '../content/events/subscriptionEvents';

/** What the auth calls need to know; they read neither the URL nor the environment themselves. */
export type Connection = {
  /** Origin of the auth service; empty for the page's own origin. */
  origin: string;
  clientId: string;
  staging: boolean;
  /** Language of the page, used for the mails. */
  locale: string;
  /** Reports a failed call as an error event. */
  report: (event: SubscriptionEventId) => void;
};
