import type Stripe from 'stripe';
import { isSaleCountry } from '@/lib/content/subscription/countries';
import { countryRules } from '@/lib/content/subscription/countryRules';
import { day, hour, second } from '@/server/clock';
import { noteOf } from './endReason';

/**
 * A yearly plan that runs on after its first year ends a month after its subscriber canceled it, where the law of its
 * country says so, and what is unused then goes back to the card.
 */

/** Less than the shortest year, and more than any end that a month's notice or an operator sets. */
const almostAYear = 364 * day;

/** Whether it runs on: its year is not the one that it began with, and the law of its country sets no second term. */
export function runsOn({ metadata, items, billing_cycle_anchor: begun }: Stripe.Subscription): boolean {
  const [item] = items.data;
  const country = metadata.country ?? null;
  const isLaterYear = item?.price.recurring?.interval === 'year' && item.current_period_start > begun;
  return isLaterYear && isSaleCountry(country) && countryRules(country).afterFirstTerm === 'openEnded';
}

/** The same day of the next month, or its last day, in UTC. */
export function monthAfter(time: number): number {
  const next = new Date(time);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== new Date(time).getUTCDate()) next.setUTCDate(0);
  return next.getTime();
}

/** What Stripe says of the end, and what we make of it, in milliseconds; null for a subscription that renews. */
export function endsOf(subscription: Stripe.Subscription): { atStripe: number; due: number } | null {
  const { cancel_at_period_end: atEnd, cancel_at: at, canceled_at: canceledAt, items, status } = subscription;
  const { current_period_start: begun = 0, current_period_end: periodEnd = 0 } = items.data[0] ?? {};
  if (at === null && !atEnd) return null;
  const atStripe = (at ?? periodEnd) * second;
  const isCanceled = status === 'active' && canceledAt !== null && noteOf(subscription) === null;
  const isNoticed = isCanceled && atStripe - begun * second >= almostAYear && runsOn(subscription);
  return { atStripe, due: isNoticed ? Math.min(atStripe, monthAfter(canceledAt * second)) : atStripe };
}

/** True while Stripe has it end later than it has to. */
export function endsTooLate(subscription: Stripe.Subscription): boolean {
  const ends = endsOf(subscription);
  return ends !== null && ends.due < ends.atStripe;
}

/** What was paid for whole or begun days after the end, in minor units; nothing once that was given back. */
export function unusedAfterEnd(subscription: Stripe.Subscription): number {
  const { latest_invoice: invoice, ended_at: endedAt, metadata } = subscription;
  const end = endsOf(subscription)?.due ?? 0;
  // Whoever ends it before the day that was set settles it, too.
  const isEndedBefore = endedAt !== null && endedAt * second < end - hour;
  if (end === 0 || isEndedBefore || metadata.rest === 'given' || noteOf(subscription) !== null) return 0;
  if (!invoice || typeof invoice !== 'object' || !runsOn(subscription)) return 0;
  return unusedPart(invoice, invoice.total, end);
}

/** The part of a sum that falls to the days after `end`, in milliseconds, of the last period that the invoice pays for. */
export function unusedPart({ lines }: Stripe.Invoice, sum: number, end: number): number {
  const [period] = lines.data.map((line) => line.period).sort((one, other) => other.end - one.end);
  if (!period || period.end * second <= end) return 0;
  const days = (period.end - period.start) * second;
  return Math.ceil((sum * Math.ceil((period.end * second - end) / day) * day) / days);
}
