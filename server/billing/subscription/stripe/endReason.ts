import type Stripe from 'stripe';
import type { EndReason } from '@/lib/contract/subscription';
import { hour, second } from '@/server/clock';
import type { MailData } from '@/server/mail/messages';

/**
 * The ways in which we end a subscription, since Stripe itself cannot know: the reason that pages tell, and the mail about
 * it. Noted in its metadata, in one call with the end: its subscriber can write Stripe's own fields about a cancellation,
 * and so they decide nothing. The last two undo a purchase, which leaves nothing to tell a reason of.
 */
export const endings = {
  accountDeleted: { told: 'accountDeleted', mail: 'deleted' },
  replaced: { told: 'replaced', mail: 'ended' },
  unpaid: { told: 'unpaid', mail: 'ended' },
  refunded: { told: 'refunded', mail: 'ended' },
  disputed: { told: 'disputed', mail: 'ended' },
  moneyBack: { told: 'refunded', mail: 'refunded' },
  cardHadTrial: { told: 'canceled', mail: 'trial-refused' },
  addressSubscribed: { told: 'canceled', mail: 'address-subscribed' },
} as const satisfies Record<string, { told: EndReason; mail: keyof MailData }>;
export type EndNote = keyof typeof endings;

function isEndNote(text: string): text is EndNote {
  return Object.hasOwn(endings, text);
}

/** The metadata that notes a reason; null forgets it. */
export function noted(note: EndNote | null): { end_reason: string } {
  return { end_reason: note ?? '' };
}

/** Why we ended it or set it to end; null when we did not. */
export function noteOf(subscription: Stripe.Subscription): EndNote | null {
  const { end_reason: note } = subscription.metadata;
  return isEnding(subscription) && note !== undefined && isEndNote(note) ? note : null;
}

/** The mail that tells of its end. What we did not end ourselves is told of like a cancellation. */
export function mailOfEnd(subscription: Stripe.Subscription): keyof MailData {
  const note = noteOf(subscription);
  return note === null ? 'ended' : endings[note].mail;
}

/** True for one that goes on, though an end was noted: it was taken back, and must not be the reason of a later one. */
export function isEndTakenBack(subscription: Stripe.Subscription): boolean {
  return !isEnding(subscription) && subscription.metadata.end_reason !== undefined;
}

/** Set to end, or ended. */
export function isEnding({
  cancel_at_period_end: atEnd,
  cancel_at: at,
  ended_at: ended,
}: Stripe.Subscription): boolean {
  return atEnd || at !== null || ended !== null;
}

/** Why a subscription has ended, will not renew, or waits for a payment; null for one that renews. */
export function endReasonOf(subscription: Stripe.Subscription): EndReason | null {
  const note = noteOf(subscription);
  if (note !== null && note !== 'unpaid') return endings[note].told;
  if (isUnpaid(subscription)) return isInFirstPaidPeriod(subscription) ? 'trialUnpaid' : 'unpaid';
  if (!isEnding(subscription)) return null;
  return endsWithItsTrial(subscription) ? 'trialCanceled' : 'canceled';
}

/** True while a payment is missing, and for what ended because of it. */
export function isUnpaid(subscription: Stripe.Subscription): boolean {
  const { status, cancellation_details: details } = subscription;
  if (status === 'past_due' || status === 'unpaid') return true;
  if (status !== 'canceled') return false;
  const note = noteOf(subscription);
  return note === 'unpaid' || (note === null && details?.reason === 'payment_failed');
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
  const note = noteOf(subscription);
  return collects && ends && (note === null || note === 'unpaid');
}

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
