import type { Standing } from '@/lib/content/mails/statementOutcomes';
import { countryRules } from '@/lib/content/subscription/countryRules';
import { firstPaymentOf } from '@/server/billing/rows/firstPurchases';
import { refundRequestOf } from '@/server/billing/rows/refundRequests';
import { endIfCanceled } from '@/server/billing/subscription/subscriptionResponse';
import { day, hour } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import type { Services } from '@/server/services';

/** Days after that of the purchase, by what was sold: the plans for all other countries have the same number in each. */
const withdrawalDays = {
  us: countryRules('US').withdrawalDays,
  row: countryRules('DE').withdrawalDays,
};
/** How much later than in UTC a day ends in the last of all zones. */
const lastZone = 12 * hour;

type Statement = { kind: 'withdrawal' | 'cancellation'; submittedAt: number };

/** How a statement stands, and the day that this is about, in milliseconds. */
export type Found = { standing: Standing; until: number };

/**
 * What can be done about a contract on a statement, which counts by the time at which it was submitted. For null, asks the
 * same of the database.
 */
export async function standingOf(
  { clock, database }: Services,
  row: SubscriptionRow | null,
  { kind, submittedAt }: Statement,
): Promise<Found> {
  const now = clock.now();
  const { paidAt } = await firstPaymentOf(
    database,
    row?.account_id ?? '',
    row?.provider_subscription_id ?? '',
  );
  const refund = await refundRequestOf(database, row?.provider_subscription_id ?? '');
  if (!row) return { standing: 'support', until: 0 };
  const days = withdrawalDays[planOfProduct(row.product_id)?.region ?? 'row'];
  const until = kind === 'withdrawal' ? lastDayFor(row, days ?? 0, { paidAt, now }) : endIfCanceled(row, now);
  if (row.platform !== 'stripe') return { standing: row.platform, until };
  if (refund) return { standing: 'refunded', until };
  if (!isActiveRow(row, now))
    return { standing: row.end_reason === 'disputed' ? 'disputed' : 'ended', until };
  if (kind === 'cancellation')
    return { standing: row.status === 'Not Auto-Renewable' ? 'ending' : 'open', until };
  if (days === null) return { standing: 'support', until };
  return { standing: submittedAt <= until + lastZone ? 'open' : 'late', until };
}

/** The end of the last day, counted from the day after the purchase or first payment; support adds for holidays. */
function lastDayFor(
  row: SubscriptionRow,
  days: number,
  { paidAt, now }: { paidAt: number | null; now: number },
): number {
  const inTrial = row.trial_ends_at !== null && row.trial_ends_at > now;
  const begin = inTrial ? now : (paidAt ?? row.started_at);
  return (Math.floor(begin / day) + 1 + days) * day - 1;
}
