import { isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import type { SubscriptionTable } from '@/server/store/schema/billingTables';

type Dated = Pick<SubscriptionTable, 'status' | 'expires_or_renews_at' | 'grace_ends_at'>;

/**
 * The status at this moment. A stored status is a memory of what the store last said; what has a date ends on that
 * date, whether or not a message came: a cancelled period at its end, a grace period at its end, and a renewal of which
 * nothing was heard once the grace period after it is over.
 */
export function currentStatus(row: Dated, now: number): SubscriptionStatus {
  if (!isActiveStatus(row.status)) return row.status;
  if (row.status === 'Not Auto-Renewable' && row.expires_or_renews_at <= now) return 'Expired';
  if (row.grace_ends_at !== null && row.grace_ends_at <= now) return 'Expired';
  return row.status;
}

export function isActiveRow(row: Dated, now: number): boolean {
  return isActiveStatus(currentStatus(row, now));
}
