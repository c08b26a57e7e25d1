import type Stripe from 'stripe';
import { day, second } from '@/server/clock';

/** The countries in which a yearly plan has no second term, as the terms say. */
const withoutTerms: ReadonlySet<string> = new Set(['BE', 'DE', 'DK', 'NL']);
const longestMonth = 31 * day;

/** Whether a later year runs of what was bought there. */
export function isRunningOn({ metadata, items, billing_cycle_anchor: begun }: Stripe.Subscription): boolean {
  const [item] = items.data;
  return (
    item?.price.recurring?.interval === 'year' &&
    item.current_period_start > begun &&
    withoutTerms.has(metadata.country ?? '')
  );
}

/** When it would end if it was canceled at this moment. */
export function noticedEnd(at: number): number {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(at).setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
}

/** What its subscriber canceled ends in a month at the latest. */
export function endsLate(subscription: Stripe.Subscription): readonly string[] {
  const { cancel_at: at, canceled_at: canceledAt, status, metadata } = subscription;
  if (at === null || canceledAt === null || metadata.end_reason || status !== 'active') return [];
  const isLate = isRunningOn(subscription) && (at - canceledAt) * second > longestMonth;
  return isLate
    ? [`it was canceled on ${new Date(canceledAt * second)}, and ends on ${new Date(at * second)}`]
    : [];
}

/** What must be left of a payment for a period once it was used until `end`: the days before, in whole cents. */
export function usedPart(amount: number, { from, to }: { from: number; to: number }, end: number): number {
  const usedDays = Math.floor((end - from) / day);
  return Math.floor((amount * usedDays) / Math.round((to - from) / day));
}
