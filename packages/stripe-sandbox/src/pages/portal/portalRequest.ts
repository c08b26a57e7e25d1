import type { PortalConfigurationRecord, PortalSessionRecord, SubscriptionRecord } from '../../records';
import type { PageRequest } from '../pageRequest';

/** A request for a page of an open billing portal. */
export type PortalRequest = PageRequest & {
  session: PortalSessionRecord;
  /** What the portal lets a subscriber do. */
  configuration: PortalConfigurationRecord;
  /** Address of the portal's first page. */
  page: string;
  /** The subscription that is shown: the one that runs, else the last one. */
  subscription: SubscriptionRecord | null;
};

/** The subscription while it can still be changed. */
export function runningSubscription({ subscription }: PortalRequest): SubscriptionRecord | null {
  return subscription?.ended_at === null ? subscription : null;
}
