import type { SubscriptionEventId } from '../content/events/subscriptionEvents';
import type { Fetcher } from '../http/request';

/** What the auth calls are told; they read neither the address nor the environment themselves. */
export type Connection = {
  /** Origin of the auth service; empty for the page's own. */
  origin: string;
  clientId: string;
  staging: boolean;
  /** Language of the page, for the mails. */
  locale: string;
  fetcher?: Fetcher;
  /** Reports a failed call as an error event. */
  report: (event: SubscriptionEventId) => void;
};

/** Reports the failure of a call under its event and throws it again (specification §8). */
export async function reporting<T>(
  connection: Connection,
  event: SubscriptionEventId,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    connection.report(event);
    throw error;
  }
}
