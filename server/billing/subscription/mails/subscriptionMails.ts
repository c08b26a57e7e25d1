import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { findAccount } from '@/server/accounts/accounts';
import { clockDifference, second } from '@/server/clock';
import { takeMailUnder } from '@/server/mail/addressing/mailBudget';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { noteOf } from '../stripe/endReason';
import { emailOfCustomer, type SubscriptionSnapshot } from '../stripe/stripeSubscription';
import { isTakenOver } from '../subscriptionRow';
import { type MailDraft, type MailOccasion, mailDraftsFor } from './mailDrafts';

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
  return account?.email === to || (await takeMailUnder(trx, services, 'change-mails', to)) !== null;
}

/** What made way for another one that is over as well, or was canceled in the grace period, is told of as canceled. */
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
  const { ended_at: endedAt } = subscription;
  if (facts.status !== 'Expired' || endedAt === null || noteOf(subscription) !== 'unpaid') return false;
  return endedAt * second < facts.expiresOrRenewsAt - clockDifference;
}

/** The account's email address, otherwise the one given at checkout; null once the account is deleted. */
export async function mailRecipient(
  trx: Kysely<Database>,
  accountId: string,
  { customer }: Pick<Stripe.Subscription, 'customer'>,
): Promise<string | null> {
  const account = await findAccount(trx, accountId);
  if (!account || account.status === 'deleted') return null;
  return account.email ?? emailOfCustomer(customer);
}
