import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { isActiveStatus } from '@/lib/contract/subscription';
import { findAccount } from '@/server/accounts/accounts';
import { clockDifference, day, second } from '@/server/clock';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { takeChangeMail } from '@/server/mail/addressing/mailBudget';
import type { MailRequest } from '@/server/mail/messages';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { endComments, moneyBackComment } from '../stripe/endReason';
import { isTerminal } from '../stripe/stripeStatus';
import { moneyText, type StripeMoney, type SubscriptionSnapshot } from '../stripe/stripeSubscription';
import { isTakenOver } from '../takesOver';
import type { AskedForMails } from './askForMails';
import { endMail } from './endMail';
import { mailRecipient } from './mailRecipient';
import { nextCharge } from './nextCharge';
import { purchaseKey } from './purchaseKey';
import { receiptFor } from './receiptMail';

/** Longer-standing subscribers are not welcomed, even once the outbox no longer knows their welcome mail. */
const welcomeWithin = 30 * day;

/** What a freshly fetched subscription gives us reason to write about. */
type MailOccasion = {
  accountId: string;
  subscription: Stripe.Subscription;
  asked: AskedForMails;
  facts: SubscriptionSnapshot;
  previous: SubscriptionRow | null;
  locale: string;
  /** True where a resumed subscription is about to be set to end again. */
  endsAgain: boolean;
};

type MailDraft = MailRequest extends infer Request
  ? Request extends MailRequest
    ? Omit<Request, 'to' | 'locale'>
    : never
  : never;

/** Enqueues the mails for one change, in its transaction. Each is sent once, however often the change is seen. */
export async function enqueueSubscriptionMails(
  trx: Kysely<Database>,
  services: Services,
  occasion: MailOccasion,
): Promise<void> {
  const facts = await withReasonNow(trx, services, occasion);
  const drafts = mailDraftsFor({ ...occasion, facts }, services);
  if (drafts.length === 0) return;
  const to = await mailRecipient(trx, occasion.accountId, occasion.subscription);
  if (!to) return;
  for (const letter of drafts) {
    if (changes.has(letter.template) && !(await mayTellChange(trx, services, occasion.accountId, to)))
      continue;
    await enqueueMail(trx, services, { ...letter, to, locale: occasion.locale });
  }
}

/** What a subscriber can do and undo without end. */
const changes: ReadonlySet<MailDraft['template']> = new Set(['cancelled', 'resumed', 'plan-changed']);

/** An address of the account is told of every change. One that was typed when paying may be a stranger's. */
async function mayTellChange(
  trx: Kysely<Database>,
  services: Services,
  accountId: string,
  to: string,
): Promise<boolean> {
  const account = await findAccount(trx, accountId);
  return account?.email === to || takeChangeMail(trx, services, to);
}

/**
 * What made way for another subscription is told of like any other end when that one is over as well. What was canceled in
 * the grace period is told of as canceled, though its payment was missing too.
 */
async function withReasonNow(
  trx: Kysely<Database>,
  { clock }: Services,
  { accountId, subscription, facts }: MailOccasion,
): Promise<SubscriptionSnapshot> {
  if (isCanceledInGrace(subscription, facts)) return { ...facts, endReason: 'canceled' };
  if (facts.endReason !== 'replaced' || facts.status !== 'Expired') return facts;
  const ending = { accountId, providerId: facts.id, endsAt: facts.expiresOrRenewsAt };
  return (await isTakenOver(trx, ending, clock.now())) ? facts : { ...facts, endReason: 'canceled' };
}

/** What nobody paid for we end after its grace period, give or take a clock; before that, its subscriber has canceled. */
function isCanceledInGrace(subscription: Stripe.Subscription, facts: SubscriptionSnapshot): boolean {
  const { ended_at: endedAt, cancellation_details: details } = subscription;
  if (facts.status !== 'Expired' || endedAt === null || details?.comment !== endComments.unpaid) return false;
  return endedAt * second < facts.expiresOrRenewsAt - clockDifference;
}

function mailDraftsFor(occasion: MailOccasion, { config, clock }: Services): MailDraft[] {
  const { subscription, asked, facts, previous, locale } = occasion;
  const manageUrl = `${config.publicOrigin}/subscriptions/manage`;
  const plan = planOfProduct(facts.productId)?.label ?? facts.productId;
  const amount = moneyText(asked.charge ?? nextCharge(subscription), locale);
  const now = clock.now();
  const drafts: MailDraft[] = [];
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const welcome = facts.status === 'Auto-Renewable' && now - facts.startedAt < welcomeWithin;
  const { trialEndsAt } = facts;
  if (welcome && (trialEndsAt !== null || invoice?.status === 'paid')) {
    drafts.push({
      template: 'purchase',
      dedupeKey: purchaseKey(facts.id),
      data: {
        plan,
        amount: trialEndsAt === null ? moneyText(paidOn(invoice), locale) : amount,
        renewsAt: facts.expiresOrRenewsAt,
        trialEndsAt,
      },
    });
  }
  if (facts.status === 'Grace Period' && invoice && invoice.status !== 'void') {
    drafts.push({
      template: 'payment-failed',
      dedupeKey: `payment-failed:${invoice.id}`,
      data: {
        amount: moneyText(dueOn(invoice), locale),
        graceEndsAt: facts.expiresOrRenewsAt,
        manageUrl,
      },
    });
  }
  const receipt = receiptFor(subscription, plan, { card: asked.card, locale, now });
  if (receipt) drafts.push(receipt);
  if (facts.reminderAt != null && facts.reminderAt <= now && now < facts.expiresOrRenewsAt) {
    const { id, trialEndsAt, expiresOrRenewsAt: renewsAt } = facts;
    drafts.push(
      trialEndsAt === null
        ? {
            template: 'renewal',
            dedupeKey: `renewal:${id}:${renewsAt}`,
            data: { plan, amount, renewsAt, manageUrl },
          }
        : {
            template: 'trial-ending',
            dedupeKey: `trial-ending:${id}`,
            data: { plan, amount, trialEndsAt, manageUrl },
          },
    );
  }
  drafts.push(...changeDrafts(occasion, { plan, amount, manageUrl }));
  const toldApart = subscription.cancellation_details?.comment === moneyBackComment;
  const unpaid = wasCancelledUnpaid(occasion);
  if ((wasCancelled(facts, previous) || unpaid) && !toldApart) {
    drafts.push({
      template: 'cancelled',
      dedupeKey: `cancelled:${facts.id}:${subscription.canceled_at ?? 'end'}`,
      data: { endsAt: facts.expiresOrRenewsAt, inTrial: trialEndsAt !== null, unpaid, manageUrl },
    });
  }
  const end = endMail({ facts, previous, now }, plan, moneyText(dueOn(invoice), locale));
  if (end && !toldApart) drafts.push(end);
  return drafts;
}

/** What the subscriber changed since the last write; its number tells one change from the next. */
function changeDrafts(
  { facts, previous, endsAgain }: MailOccasion,
  { plan, amount, manageUrl }: { plan: string; amount: string; manageUrl: string },
): MailDraft[] {
  if (!previous || facts.status !== 'Auto-Renewable') return [];
  const { id, expiresOrRenewsAt: renewsAt, trialEndsAt } = facts;
  const charge = { amount, renewsAt, trialEndsAt, manageUrl };
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

/** True at the moment of canceling. */
function wasCancelled(
  { status, endReason }: SubscriptionSnapshot,
  previous: SubscriptionRow | null,
): boolean {
  return (
    status === 'Not Auto-Renewable' &&
    previous?.status !== 'Not Auto-Renewable' &&
    endReason !== 'replaced' &&
    endReason !== 'accountDeleted'
  );
}

/** True once we have ended at Stripe what its subscriber canceled in the grace period. */
function wasCancelledUnpaid({ subscription, facts, previous }: MailOccasion): boolean {
  const { status, cancellation_details: details } = subscription;
  const isEndedByUs = isTerminal(status) && details?.comment === endComments.unpaid;
  const isNew = previous !== null && !isTerminal(previous.provider_status);
  return facts.status === 'Grace Period' && isEndedByUs && isNew;
}

function dueOn(invoice: Stripe.Invoice | null): StripeMoney | null {
  return invoice && { amount: invoice.amount_due, currency: invoice.currency };
}

function paidOn(invoice: Stripe.Invoice | null): StripeMoney | null {
  return invoice && { amount: invoice.amount_paid, currency: invoice.currency };
}
