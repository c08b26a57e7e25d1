import type Stripe from 'stripe';
import { mailLanguage } from '@/lib/content/mails/mailWords';
import { findAccount } from '@/server/accounts/accounts';
import { clockDifference, second } from '@/server/clock';
import { billingEmailOf } from '@/server/entitlements/billingEmail';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { takeMailUnder } from '@/server/mail/addressing/mailBudget';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { TransactionServices } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';
import { noteOf } from '../stripe/endReason';
import { emailOfCustomer, type SubscriptionSnapshot } from '../stripe/stripeSubscription';
import { rowsOf } from '../subscriptionRow';
import { type MailDraft, type MailOccasion, mailDraftsFor } from './mailDrafts';

/** Enqueues the mails for one change, in its transaction. Each is sent once, however often the change is seen. */
export async function enqueueSubscriptionMails(
  services: TransactionServices,
  occasion: MailOccasion,
): Promise<void> {
  const facts = withToldReason(occasion);
  const drafts = mailDraftsFor({ ...occasion, facts }, services);
  if (drafts.length === 0) return;
  const to = await mailRecipient(services.database, occasion.accountId, occasion.subscription);
  if (!to) return;
  const locale = mailLocale(occasion);
  for (const letter of drafts) {
    // Whoever has another one that runs has not come to an end.
    if (letter.template === 'ended' && (await hasOther(services.database, occasion, services.clock.now())))
      continue;
    if (changes.has(letter.template) && !(await mayTellChange(services, occasion.accountId, to))) continue;
    await enqueueMail(services, { ...letter, to, locale });
  }
}

/** The language with the country of the contract, by whose clock its days are named. */
function mailLocale({ locale, subscription }: MailOccasion): string {
  const { country } = subscription.metadata;
  return country ? `${mailLanguage(locale)}-${country}` : locale;
}

/** What a subscriber can do and undo without end. */
const changes: ReadonlySet<MailDraft['template']> = new Set(['cancelled', 'resumed', 'plan-changed']);

/** An address of the account is told of every change. One that was typed when paying may be a stranger's. */
async function mayTellChange(services: TransactionServices, accountId: string, to: string): Promise<boolean> {
  const account = await findAccount(services.database, accountId);
  return account?.email === to || (await takeMailUnder(services, 'change-mails', to)) !== null;
}

/** What made way for another one that is over as well, or was canceled in the grace period, is told of as canceled. */
function withToldReason({ subscription, facts }: MailOccasion): SubscriptionSnapshot {
  const madeWay = facts.endReason === 'replaced' && facts.status === 'Expired';
  return madeWay || isCanceledInGrace(subscription, facts) ? { ...facts, endReason: 'canceled' } : facts;
}

async function hasOther(
  trx: SiteDatabase,
  { accountId, facts }: MailOccasion,
  now: number,
): Promise<boolean> {
  const rows = await rowsOf(trx, accountId);
  return rows.some((row) => row.provider_subscription_id !== facts.id && isActiveRow(row, now));
}

/** What nobody paid for we end after its grace period, give or take a clock; before that, its subscriber has canceled. */
function isCanceledInGrace(subscription: Stripe.Subscription, facts: SubscriptionSnapshot): boolean {
  const { ended_at: endedAt } = subscription;
  if (facts.status !== 'Expired' || endedAt === null || noteOf(subscription) !== 'unpaid') return false;
  return endedAt * second < facts.expiresOrRenewsAt - clockDifference;
}

/** The account's email address, otherwise the one given at checkout, also when Stripe has lost its customer. Null once the account is deleted. */
export async function mailRecipient(
  trx: SiteDatabase,
  accountId: string,
  { customer }: Pick<Stripe.Subscription, 'customer'>,
): Promise<string | null> {
  const account = await findAccount(trx, accountId);
  if (!account || account.status === 'deleted') return null;
  return account.email ?? emailOfCustomer(customer) ?? billingEmailOf(trx, accountId);
}
