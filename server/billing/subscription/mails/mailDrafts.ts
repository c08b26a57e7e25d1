import type Stripe from 'stripe';
import type { ToldEnd } from '@/lib/content/mails/words';
import { isSaleCountry } from '@/lib/content/subscription/countries';
import { countryRules } from '@/lib/content/subscription/countryRules';
import { isActiveStatus } from '@/lib/contract/subscription';
import { day } from '@/server/clock';
import type { Seller } from '@/server/config/config';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import type { MailData, MailRequest } from '@/server/mail/messages';
import type { Services } from '@/server/services';
import { isUnpaidReason, mailOfEnd, noteOf } from '../stripe/endReason';
import { lateAfter } from '../stripe/paidTooLate';
import { isTerminal } from '../stripe/stripeStatus';
import { moneyText, type StripeMoney, type SubscriptionSnapshot } from '../stripe/stripeSubscription';
import { type AskedForMails, purchaseKey } from './askForMails';
import { orderOf } from './orderOf';
import { receiptFor } from './receiptMail';

/** Longer-standing subscribers are not welcomed, even once the outbox no longer knows their welcome mail. */
const welcomeWithin = 30 * day;

/** What a freshly fetched subscription gives us reason to write about. */
export type MailOccasion = {
  accountId: string;
  subscription: Stripe.Subscription;
  asked: AskedForMails;
  facts: SubscriptionSnapshot;
  previous: SubscriptionRow | null;
  locale: string;
  /** True where a resumed subscription is about to be set to end again. */
  endsAgain: boolean;
};

export type MailDraft = MailRequest extends infer Request
  ? Request extends MailRequest
    ? Omit<Request, 'to' | 'locale'>
    : never
  : never;

/** What most of these mails say. */
type Said = { plan: string; amount: string };

/** The mails for one change, in the order in which they are sent. */
export function mailDraftsFor(occasion: MailOccasion, { config, clock }: Services): MailDraft[] {
  const { subscription, asked, facts, locale } = occasion;
  const now = clock.now();
  const said: Said = {
    plan: planOfProduct(facts.productId)?.label ?? facts.productId,
    amount: moneyText(asked.charge ?? nextCharge(subscription), locale),
  };
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const due = moneyText(invoice && { amount: invoice.amount_due, currency: invoice.currency }, locale);
  const drafts = [
    welcomeDraft(occasion, said, { invoice, now, seller: config.seller }),
    failureDraft(occasion, invoice, due),
    receiptFor(subscription, said.plan, { ...asked, seller: config.seller, locale, now }),
    reminderDraft(occasion, said, now),
    ...changeDrafts(occasion, said),
    cancellationDraft(occasion),
    endMail(occasion, { plan: said.plan, amount: due, credit: creditText(occasion) }, now),
  ];
  return drafts.filter((draft) => draft !== null);
}

function welcomeDraft(
  occasion: MailOccasion,
  { amount }: Said,
  { invoice, now, seller }: { invoice: Stripe.Invoice | null; now: number; seller: Seller },
): MailDraft | null {
  const { facts, locale } = occasion;
  const { trialEndsAt, expiresOrRenewsAt: renewsAt } = facts;
  if (facts.status !== 'Auto-Renewable' || now - facts.startedAt >= welcomeWithin) return null;
  if (trialEndsAt === null && invoice?.status !== 'paid') return null;
  const charged = invoice && { amount: invoice.amount_paid, currency: invoice.currency };
  const paid = trialEndsAt === null ? moneyText(charged, locale) : amount;
  return {
    template: 'purchase',
    dedupeKey: purchaseKey(facts.id),
    data: { plan: facts.productId, amount: paid, renewsAt, trialEndsAt, order: orderOf(occasion, seller) },
  };
}

function failureDraft(
  { facts: { status, expiresOrRenewsAt: graceEndsAt }, asked: { confirmUrl } }: MailOccasion,
  invoice: Stripe.Invoice | null,
  due: string,
): MailDraft | null {
  if (status !== 'Grace Period' || !invoice || invoice.status === 'void') return null;
  return {
    template: 'payment-failed',
    dedupeKey: `${confirmUrl === null ? 'payment-failed' : 'confirm-payment'}:${invoice.id}`,
    data: { amount: due, graceEndsAt, confirmUrl },
  };
}

/** Before a year is charged again, before a trial ends, or once a year of months. */
function reminderDraft({ facts, subscription }: MailOccasion, said: Said, now: number): MailDraft | null {
  const { id, reminderAt, trialEndsAt, expiresOrRenewsAt: renewsAt } = facts;
  if (reminderAt == null || reminderAt > now || now >= renewsAt) return null;
  if (trialEndsAt !== null)
    return { template: 'trial-ending', dedupeKey: `trial-ending:${id}`, data: { ...said, trialEndsAt } };
  const period = planOfProduct(facts.productId)?.period ?? 'yearly';
  const country = subscription.metadata.country ?? null;
  const openEnded = isSaleCountry(country) && countryRules(country).afterFirstTerm === 'openEnded';
  const data = { ...said, renewsAt, period, openEnded };
  return { template: 'renewal', dedupeKey: `renewal:${id}:${renewsAt}`, data };
}

function cancellationDraft(occasion: MailOccasion): MailDraft | null {
  const { subscription, facts, previous } = occasion;
  const unpaid = wasCancelledUnpaid(occasion);
  if (!unpaid && !wasCancelled(facts, previous)) return null;
  const { expiresOrRenewsAt: endsAt, trialEndsAt } = facts;
  return {
    template: 'cancelled',
    dedupeKey: `cancelled:${facts.id}:${subscription.canceled_at ?? 'end'}`,
    data: { endsAt, inTrial: trialEndsAt !== null, unpaid, credit: creditText(occasion) },
  };
}

function creditText({ asked: { rest }, locale }: MailOccasion): string {
  return moneyText(rest?.amount ? rest : null, locale);
}

/** What the subscriber changed since the last write; its number tells one change from the next. */
function changeDrafts({ facts, previous, endsAgain }: MailOccasion, { plan, amount }: Said): MailDraft[] {
  if (!previous || facts.status !== 'Auto-Renewable') return [];
  const { id, expiresOrRenewsAt: renewsAt, trialEndsAt } = facts;
  const charge = { amount, renewsAt, trialEndsAt };
  const change = `${id}:${previous.version}`;
  const drafts: MailDraft[] = [];
  if (isActiveStatus(previous.status) && previous.product_id !== facts.productId)
    drafts.push({
      template: 'plan-changed',
      dedupeKey: `plan-changed:${change}`,
      data: { plan, ...charge },
    });
  if (previous.status === 'Not Auto-Renewable' && !endsAgain)
    drafts.push({ template: 'resumed', dedupeKey: `resumed:${change}`, data: charge });
  return drafts;
}

/** True at the moment of canceling; what we set to end is told of when it has ended, or by a mail of its own. */
function wasCancelled(
  { status, endReason }: SubscriptionSnapshot,
  previous: SubscriptionRow | null,
): boolean {
  return (
    status === 'Not Auto-Renewable' &&
    previous?.status !== 'Not Auto-Renewable' &&
    (endReason === 'canceled' || endReason === 'trialCanceled')
  );
}

/** True once we have ended at Stripe what its subscriber canceled in the grace period. */
function wasCancelledUnpaid({ subscription, facts, previous }: MailOccasion): boolean {
  const isEndedByUs = isTerminal(subscription.status) && noteOf(subscription) === 'unpaid';
  const isNew = previous !== null && !isTerminal(previous.provider_status);
  return facts.status === 'Grace Period' && isEndedByUs && isNew;
}

/** By the price, less the subscriber's credit. Null for a price without a fixed sum; ours all have one. */
function nextCharge({ currency, customer, items }: Stripe.Subscription): StripeMoney | null {
  const amount = items.data[0]?.price.unit_amount;
  if (typeof amount !== 'number') return null;
  const balance = typeof customer === 'object' && 'balance' in customer ? (customer.balance ?? 0) : 0;
  return { amount: Math.max(0, amount + balance), currency };
}

/** The mail at the moment a running subscription turns out to have ended. Null for an end that another mail tells. */
function endMail(
  { subscription, facts, previous }: MailOccasion,
  said: Pick<MailData['ended'], 'plan' | 'amount' | 'credit'>,
  now: number,
): MailDraft | null {
  const { id, status, endReason: reason, expiresOrRenewsAt: endedAt } = facts;
  if (status !== 'Expired' || previous === null || mailOfEnd(subscription) !== 'ended') return null;
  // What ended unpaid, and was then paid and given back, may have been told of as unpaid before.
  const isGivenBack = (reason === 'refunded' || reason === 'disputed') && isUnpaidReason(previous.end_reason);
  const isEnd = isGivenBack || isActiveStatus(previous.status);
  if (!isEnd || !isTold(reason) || now - endedAt > lateAfter) return null;
  const dedupeKey = isGivenBack ? `ended:${id}:${reason}` : `ended:${id}`;
  return { template: 'ended', dedupeKey, data: { reason, ...said, endedAt } };
}

function isTold(reason: SubscriptionSnapshot['endReason']): reason is ToldEnd {
  return reason != null && reason !== 'replaced' && reason !== 'accountDeleted';
}
