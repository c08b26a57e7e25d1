import type Stripe from 'stripe';
import type { EndReason } from '@/lib/contract/subscription';
import { hour, second } from '@/server/clock';

/** Noted at Stripe when we end a subscription, because Stripe itself cannot know why. */
export const endComments = {
  accountDeleted: 'account deleted',
  replaced: 'bought again in an app store',
  unpaid: 'not paid within the grace period',
  refunded: 'payment refunded',
  disputed: 'payment disputed',
} as const satisfies Partial<Record<EndReason, string>>;

/** Noted on one that ends because its subscriber asked for the money back; a mail of its own says so. */
export const moneyBackComment = 'money back';

/** Why a subscription has ended, will not renew, or waits for a payment; null for one that renews. */
export function endReasonOf(subscription: Stripe.Subscription): EndReason | null {
  const { cancel_at_period_end: atEnd, cancel_at: at, ended_at: ended } = subscription;
  const ends = atEnd || at !== null || ended !== null;
  const noted = ends ? notedReason(subscription) : null;
  if (noted !== null && noted !== 'unpaid') return noted;
  if (isUnpaid(subscription)) return isInFirstPaidPeriod(subscription) ? 'trialUnpaid' : 'unpaid';
  if (!ends) return null;
  return endsWithItsTrial(subscription) ? 'trialCanceled' : 'canceled';
}

/** True while a payment is missing, and for what ended because of it. */
export function isUnpaid(subscription: Stripe.Subscription): boolean {
  const { status, cancellation_details: details } = subscription;
  if (status === 'past_due' || status === 'unpaid') return true;
  if (status !== 'canceled') return false;
  const noted = notedReason(subscription);
  return noted === 'unpaid' || (noted === null && details?.reason === 'payment_failed');
}

/** The same for the reason that our row keeps. */
export function isUnpaidReason(reason: EndReason | null): boolean {
  return reason === 'unpaid' || reason === 'trialUnpaid';
}

/** Canceled while a payment is missing: Stripe sets it to end with a period nobody paid for, and goes on collecting. */
export function isCanceledUnpaid(subscription: Stripe.Subscription): boolean {
  const { status, cancel_at_period_end: atEnd, cancel_at: at, items } = subscription;
  const collects = status === 'past_due' || status === 'unpaid';
  // An operator can name a later day, up to which it is to be paid for.
  const ends = atEnd || (at !== null && at <= (items.data[0]?.current_period_end ?? 0));
  return collects && ends && notedReason(subscription) === null;
}

/** What we noted at Stripe as the reason, whether or not the subscription has ended by now; null when nothing. */
export function notedReason({ cancellation_details: details }: Stripe.Subscription) {
  const comment = details?.comment;
  if (comment === moneyBackComment) return 'refunded';
  return noteableReasons.find((reason) => endComments[reason] === comment) ?? null;
}

const noteableReasons = ['accountDeleted', 'replaced', 'unpaid', 'refunded', 'disputed'] as const;

/** True in the first period that had to be paid for, if a trial came before it. */
function isInFirstPaidPeriod({ trial_end: trialEnd, items }: Stripe.Subscription): boolean {
  const start = items.data[0]?.current_period_start;
  if (trialEnd === null || start === undefined) return false;
  return Math.abs(start - trialEnd) * second < hour;
}

/** True for a subscription that was canceled in its trial and so is never paid for. */
function endsWithItsTrial({ trial_end: trialEnd, items, ended_at: ended }: Stripe.Subscription): boolean {
  if (trialEnd === null) return false;
  const periodEnd = items.data[0]?.current_period_end ?? 0;
  return (Math.min(ended ?? periodEnd, periodEnd) - trialEnd) * second < hour;
}
