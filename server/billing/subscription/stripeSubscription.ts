import type Stripe from 'stripe';
import {
  type CurrencyCode,
  formatMoney,
  isCurrency,
  type Money,
} from '@/lib/content/subscription/currencies';
import { plans, priceLookupKey } from '@/lib/content/subscription/plans';
import { isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import { day, second } from '@/server/clock';
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
  /** When the next charge is announced. Absent when somebody else does the charging. */
  reminderAt?: number | null;
};

/**
 * What to expand with a subscription so that its facts and mails are complete. Nothing below the customer: Stripe
 * refuses to expand a deleted one.
 */
export const subscriptionExpansion = ['latest_invoice', 'default_payment_method', 'customer'];

/** Reads the facts. `graceDays` is the length of the grace period after a failed renewal. */
export function toSnapshot(subscription: Stripe.Subscription, graceDays: number): SubscriptionSnapshot {
  const item = subscription.items.data[0];
  const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  const status = fromStripeStatus(subscription.status, ends);
  const periodEnd = milliseconds(
    subscription.cancel_at ?? item?.current_period_end ?? subscription.start_date,
  );
  const graceEndsAt = graceEnd(subscription, status, periodEnd, graceDays);
  const startedAt = milliseconds(subscription.start_date);
  const trialEndsAt = subscription.status === 'trialing' ? millisecondsOrNull(subscription.trial_end) : null;
  const yearly = item?.price.recurring?.interval === 'year';
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    productId: productIdOf(subscription),
    status,
    providerStatus: subscription.status,
    startedAt,
    expiresOrRenewsAt: endOrRenewal(subscription, status, periodEnd, graceEndsAt),
    trialEndsAt,
    graceEndsAt,
    reminderAt:
      status === 'Auto-Renewable'
        ? reminderTime({ startedAt, trialEndsAt, renewsAt: periodEnd, yearly })
        : null,
  };
}

function endOrRenewal(
  subscription: Stripe.Subscription,
  status: SubscriptionStatus,
  periodEnd: number,
  graceEndsAt: number | null,
): number {
  if (subscription.ended_at !== null) return milliseconds(subscription.ended_at);
  // Stripe has already started the period that could not be paid; the subscriber's access ends with the grace period.
  return status === 'Grace Period' && graceEndsAt !== null ? graceEndsAt : periodEnd;
}

/** When access ends at the latest if we hear nothing more: after an unpaid invoice, or after a renewal that is due. */
function graceEnd(
  subscription: Stripe.Subscription,
  status: SubscriptionStatus,
  periodEnd: number,
  graceDays: number,
): number | null {
  if (!isActiveStatus(status)) return null;
  const grace = graceDays * day;
  return status === 'Grace Period' ? unpaidSince(subscription) + grace : periodEnd + grace;
}

function unpaidSince(subscription: Stripe.Subscription): number {
  const { latest_invoice: invoice } = subscription;
  if (invoice && typeof invoice === 'object') return milliseconds(invoice.created);
  return milliseconds(subscription.items.data[0]?.current_period_start ?? subscription.start_date);
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

/** The e-mail address of an expanded customer, or null: it may have none, or be deleted. */
export function emailOfCustomer(customer: Stripe.Subscription['customer']): string | null {
  return typeof customer === 'object' && 'email' in customer ? (customer.email ?? null) : null;
}

/** An amount as the locale writes it; an empty text for null. */
export function moneyText(amount: Money | null, locale: string): string {
  return amount ? formatMoney(amount, locale) : '';
}

/** The id of an object that Stripe sends either in full or by id. */
export function idOf(value: string | { id: string }): string {
  return typeof value === 'string' ? value : value.id;
}

function milliseconds(seconds: number): number {
  return seconds * second;
}

function millisecondsOrNull(seconds: number | null): number | null {
  return seconds === null ? null : milliseconds(seconds);
}
