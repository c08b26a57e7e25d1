import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { firstPurchaseAt } from '@/server/billing/rows/firstPurchases';
import { day } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';

/** Less a few hours. One that ended sooner was ended by an operator, who gives back what is to be given. */
const shortestMonth = 27 * day;

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
  const isActive = isActiveRow(row, now);
  if (row.platform !== 'stripe' || !(isActive || row.end_reason === 'canceled')) return null;
  const paidAt = await firstPurchaseAt(database, row.account_id, row.provider_subscription_id);
  if (paidAt === null) return null;
  if (!isActive && row.expires_or_renews_at - paidAt < shortestMonth) return null;
  const until = paidAt + moneyBackDays * day;
  return now < until ? until : null;
}
