import type Stripe from 'stripe';
import { type CurrencyCode, formatMoney, isCurrency } from '@/lib/content/subscription/currencies';
import { graceDays, plans, priceLookupKey } from '@/lib/content/subscription/plans';
import { visibleGroups } from '@/lib/content/visibleGroups';
import { type EndReason, isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import { day, second } from '@/server/clock';
import { currencyDigits } from '@/server/currencyDigits';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { endReasonOf, isUnpaid, isUnpaidReason } from './endReason';
import { endsOf, runsOn } from './notice';
import { reminderTime } from './reminderTime';
import { fromStripeStatus } from './stripeStatus';

/** A Stripe subscription in our terms. Times are milliseconds since the epoch. */
export type SubscriptionSnapshot = {
  id: string;
  customerId: string;
  productId: string;
  status: SubscriptionStatus;
  providerStatus: string;
  startedAt: number;
  expiresOrRenewsAt: number;
  trialEndsAt: number | null;
  graceEndsAt: number | null;
  /** Why it ended, will not renew, or waits for a payment. Absent where an app store does not say. */
  endReason?: EndReason | null;
  /** When the next charge is announced. Absent when somebody else does the charging. */
  reminderAt?: number | null;
  /** Whether it can be ended at any time with a month's notice. */
  runsOn?: boolean;
};

/** What facts and mails need. Nothing below the customer: Stripe refuses to expand a deleted one. */
export const subscriptionExpansion = ['latest_invoice', 'default_payment_method', 'customer'];

/** What our row of before says of a grace period. */
export type KnownGrace = Pick<SubscriptionRow, 'status' | 'end_reason' | 'grace_ends_at'>;

/** Reads the facts as they are at `now`, in milliseconds. */
export function toSnapshot(
  subscription: Stripe.Subscription,
  now: number,
  previous: KnownGrace | null = null,
): SubscriptionSnapshot {
  const item = subscription.items.data[0];
  const { start_date: start, trial_end: trialEnd, ended_at: ended } = subscription;
  const periodEnd = endsOf(subscription)?.due ?? (item?.current_period_end ?? start) * second;
  const graceEnd = isUnpaid(subscription) ? graceEndOf(subscription, previous) : null;
  const status = statusOf(subscription, graceEnd, now);
  const startedAt = start * second;
  const trialEndsAt = subscription.status === 'trialing' && trialEnd !== null ? trialEnd * second : null;
  const yearly = item?.price.recurring?.interval === 'year';
  const periodStart = (item?.current_period_start ?? start) * second;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    productId: productIdOf(subscription),
    status,
    providerStatus: subscription.status,
    startedAt,
    expiresOrRenewsAt: graceEnd ?? (ended === null ? periodEnd : ended * second),
    trialEndsAt,
    // Without news of a renewal that is due, access ends as if it had failed.
    graceEndsAt: graceEnd ?? (isActiveStatus(status) ? periodEnd + graceDays * day : null),
    endReason: endReasonOf(subscription),
    reminderAt:
      status === 'Auto-Renewable'
        ? reminderTime({ startedAt, trialEndsAt, renewsAt: periodEnd, yearly, periodStart })
        : null,
    runsOn: status === 'Auto-Renewable' && runsOn(subscription),
  };
}

/** A missing payment gives access until the grace period is over, even if Stripe ends the subscription before. */
function statusOf(
  subscription: Stripe.Subscription,
  graceEnd: number | null,
  now: number,
): SubscriptionStatus {
  const { status, cancel_at_period_end: atEnd, cancel_at: at } = subscription;
  if (graceEnd !== null && now < graceEnd) return 'Grace Period';
  return fromStripeStatus(status, atEnd || at !== null);
}

/** Another unpaid invoice does not start a new grace period: the first one keeps its end, also once it is over. */
function graceEndOf(subscription: Stripe.Subscription, previous: KnownGrace | null): number {
  const end = unpaidSince(subscription) + graceDays * day;
  const first = previous?.grace_ends_at ?? null;
  if (previous === null || first === null) return end;
  const isKnown = previous.status === 'Grace Period' || isUnpaidReason(previous.end_reason);
  return isKnown ? Math.min(first, end) : end;
}

function unpaidSince(subscription: Stripe.Subscription): number {
  const { latest_invoice: invoice } = subscription;
  if (invoice && typeof invoice === 'object') return invoice.created * second;
  return (subscription.items.data[0]?.current_period_start ?? subscription.start_date) * second;
}

/** The product being charged, from the current price: a plan change in the portal changes the price. */
function productIdOf(subscription: Stripe.Subscription): string {
  const price = subscription.items.data[0]?.price;
  const currency = currencyOf(subscription.currency);
  const plan = currency && plans.find((one) => priceLookupKey(one, currency) === price?.lookup_key);
  return plan?.productId ?? price?.metadata.product_id ?? subscription.metadata.product_id ?? 'unknown';
}

export function currencyOf(code: string): CurrencyCode | null {
  const upper = code.toUpperCase();
  return isCurrency(upper) ? upper : null;
}

/** True for an expanded customer that turned out to be deleted at Stripe. */
export function isDeletedCustomer(customer: Stripe.Checkout.Session['customer']): boolean {
  return customer !== null && typeof customer === 'object' && customer.deleted === true;
}

/** The email address of an expanded customer, or null: it may have none, or be deleted. */
export function emailOfCustomer(customer: Stripe.Subscription['customer']): string | null {
  return typeof customer === 'object' && 'email' in customer ? (customer.email ?? null) : null;
}

/** What the numbers of an expanded customer's invoices begin with, or null. */
export function invoicePrefixOf(customer: Stripe.Subscription['customer']): string | null {
  return typeof customer === 'object' && 'email' in customer ? (customer.invoice_prefix ?? null) : null;
}

/** A sum at Stripe, in the smallest unit of its currency, which may be one that we do not charge in. */
export type StripeMoney = { amount: number; currency: string };

/** A sum as the locale writes it; an empty text for null. */
export function moneyText(money: StripeMoney | null, locale: string): string {
  if (!money) return '';
  const { amount, currency: code } = money;
  const currency = currencyOf(code);
  if (currency) return formatMoney({ amount, currency }, locale);
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code });
  return visibleGroups(format.format(amount / 10 ** currencyDigits(code)));
}

/** The id of an object that Stripe sends either in full or by id. */
export function idOf(value: string | { id: string }): string {
  return typeof value === 'string' ? value : value.id;
}
