import type Stripe from 'stripe';
import { moneyBackDays } from '@/lib/content/subscription/moneyBack';
import { day, second } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { RowServices } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';
import { accountKey, cardKeyOf } from './trials';

/** The first invoice of a subscription is made on the day it falls due, give or take the hour it stays a draft. */
const dueWithin = 2 * day;

/**
 * Records who paid for a subscription, by account and by card, unless either has already paid for one: the unique key
 * keeps the first. Called whenever a subscription was fetched; without a paid invoice it records nothing.
 */
export async function recordFirstPurchase(
  trx: SiteDatabase,
  accountId: string,
  subscription: Stripe.Subscription,
): Promise<void> {
  const paidAt = firstPaidAt(subscription);
  if (paidAt === null) return;
  const cardKey = cardKeyOf(subscription);
  const keys = [accountKey(accountId), ...(cardKey ? [cardKey] : [])].sort();
  const purchase = { account_id: accountId, subscription_id: subscription.id, paid_at: paidAt };
  await trx
    .insertInto('first_purchases')
    .values(keys.map((key) => ({ key, ...purchase })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * When a subscription was first paid for, and whether it is the first one that its account and its card have paid for. Null
 * for one that never was, and for a later one of both. A card that cannot be recognized counts as one that has paid before,
 * as it does for trials.
 */
export async function firstPaymentOf(
  database: SiteDatabase,
  accountId: string,
  subscriptionId: string,
): Promise<{ paidAt: number | null; isFirst: boolean }> {
  const rows = await database
    .selectFrom('first_purchases')
    .select(['key', 'paid_at'])
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
  const isOwn = rows.some(({ key }) => key === accountKey(accountId));
  const isByCard = rows.some(({ key }) => key.startsWith('card:'));
  return { paidAt: rows[0]?.paid_at ?? null, isFirst: isOwn && isByCard };
}

/** Whether the account has paid for a subscription of ours. */
export async function hasPaid(database: SiteDatabase, accountId: string): Promise<boolean> {
  const paid = await database
    .selectFrom('first_purchases')
    .select('key')
    .where('key', '=', accountKey(accountId))
    .executeTakeFirst();
  return paid !== undefined;
}

/** When the first charge was paid; for an invoice of a later period, when the first one fell due. */
function firstPaidAt({ latest_invoice: invoice, start_date, trial_end }: Stripe.Subscription): number | null {
  if (!invoice || typeof invoice !== 'object') return null;
  if (invoice.status !== 'paid' || invoice.amount_paid <= 0) return null;
  const due = Math.max(start_date, trial_end ?? 0) * second;
  const isFirst = invoice.created * second - due < dueWithin;
  return isFirst ? (invoice.status_transitions.paid_at ?? invoice.created) * second : due;
}

/** Less a few hours. One that ended sooner was ended by an operator, who gives back what is to be given. */
const shortestMonth = 27 * day;

/**
 * In milliseconds; null for what is not given back on request: bought in a store, taken back, never paid, not the
 * first, or too old. One that was canceled may have ended within the days, since a month can be shorter.
 */
export async function refundableUntil(
  { database, clock }: RowServices,
  row: SubscriptionRow,
): Promise<number | null> {
  const now = clock.now();
  const isActive = isActiveRow(row, now);
  if (row.platform !== 'stripe' || !(isActive || row.end_reason === 'canceled')) return null;
  const { paidAt, isFirst } = await firstPaymentOf(database, row.account_id, row.provider_subscription_id);
  if (paidAt === null || !isFirst) return null;
  if (!isActive && row.expires_or_renews_at - paidAt < shortestMonth) return null;
  const until = paidAt + moneyBackDays * day;
  return now < until ? until : null;
}
