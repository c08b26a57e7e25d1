import { isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import type { Database } from '@/server/store/schema';

type Dated = Pick<Database['subscriptions'], 'status' | 'expires_or_renews_at' | 'grace_ends_at'>;

/**
 * The status right now. The stored status is what the store last reported, but dates take effect whether or not a
 * message arrives: a canceled period ends on its end date, a grace period on its own, and a period whose renewal was
 * never reported ends after its grace period.
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
