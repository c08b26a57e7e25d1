import type { SubscriptionEventId } from '../content/events/subscriptionEvents';
import type { Fetcher } from '../http/request';

/** What the auth calls need to know; they read neither the URL nor the environment themselves. */
export type Connection = {
  /** Origin of the auth service; empty for the page's own origin. */
  origin: string;
  clientId: string;
  staging: boolean;
  /** Language of the page, used for the mails. */
  locale: string;
  fetcher?: Fetcher;
  /** Reports a failed call as an error event. */
  report: (event: SubscriptionEventId) => void;
};

/** Reports a failed call under its event and rethrows the error (specification §8). */
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
