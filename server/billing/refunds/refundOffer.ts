import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { firstPurchaseAt } from '@/server/billing/rows/firstPurchases';
import { day } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';

/**
 * Until when the subscription's payments are given back on request, in milliseconds. Null when they are not: it was
 * bought in a store or has ended, nothing was paid yet, it is not the first purchase, or the days are over.
 */
export async function refundableUntil(
  { database, clock }: Services,
  row: SubscriptionRow,
): Promise<number | null> {
  const now = clock.now();
  if (row.platform !== 'stripe' || !isActiveRow(row, now)) return null;
  const paidAt = await firstPurchaseAt(database, row.account_id, row.provider_subscription_id);
  if (paidAt === null) return null;
  const until = paidAt + moneyBackDays * day;
  return now < until ? until : null;
}
