import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { firstPurchaseAt } from '@/server/billing/rows/firstPurchases';
import { day } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';

/**
 * Until when the subscription's payments are given back on request, in milliseconds. Null when they are not: it was
 * bought in a store, its payment was taken back or never made, it is not the first purchase, or the days are over. One
 * that was canceled may have ended before them, since a month can be shorter.
 */
export async function refundableUntil(
  { database, clock }: Services,
  row: SubscriptionRow,
): Promise<number | null> {
  const now = clock.now();
  if (row.platform !== 'stripe' || !(isActiveRow(row, now) || endedAsAsked(row))) return null;
  const paidAt = await firstPurchaseAt(database, row.account_id, row.provider_subscription_id);
  if (paidAt === null) return null;
  const until = paidAt + moneyBackDays * day;
  return now < until ? until : null;
}

function endedAsAsked({ end_reason: reason }: SubscriptionRow): boolean {
  return reason === 'canceled' || reason === 'replaced';
}
