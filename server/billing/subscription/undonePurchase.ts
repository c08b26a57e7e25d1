import type Stripe from 'stripe';
import { findAccount } from '@/server/accounts/accounts';
import { mailboxOf, normalizeEmail } from '@/server/accounts/emailAddress';
import { attemptsOf, maximumOf, requireAttempt, takeAttempt } from '@/server/attempts/attempts';
import { rememberBillingEmail } from '@/server/billing/customer/rememberBillingEmail';
import { closeCheckoutRow } from '@/server/billing/rows/checkoutRows';
import { claimCard, recordAccountTrial } from '@/server/billing/rows/trials';
import { day, minute, second } from '@/server/clock';
import { takeMail, takeMailUnder } from '@/server/mail/addressing/mailBudget';
import { enqueuedAt, enqueueMail } from '@/server/mail/queue/outbox';
import type { Services, TransactionServices } from '@/server/services';
import type { UndoneReason } from '@/server/store/schema/billingTables';
import { mailRecipient } from './mails/subscriptionMails';
import { firstByAddress, isSecondByAddress } from './sameAddress';
import { endAtStripe } from './stripe/cancelAtStripe';
import { endings, noteOf } from './stripe/endReason';
import { refundPaid } from './stripe/payments';
import { isTerminal } from './stripe/stripeStatus';
import {
  emailOfCustomer,
  moneyText,
  type StripeMoney,
  type SubscriptionSnapshot,
} from './stripe/stripeSubscription';
import { rowOf } from './subscriptionRow';

/**
 * A purchase that is undone at once gives no access and leaves no subscription, and the buyer is asked what to do instead.
 * A charge follows only from another payment page, which shows the sum. `cardHadTrial`: that page shows "$0 due today" to
 * everyone, and the card is known only afterwards. `addressSubscribed`: see `sameAddress`. The page that asks says
 * neither: anybody can type an address, so the reason goes to the address alone.
 */

type Undoing = {
  reason: UndoneReason;
  accountId: string;
  subscription: Stripe.Subscription;
  facts: SubscriptionSnapshot;
  locale: string;
};

/** How long Stripe may take to say with which card a trial was begun, in milliseconds. */
const cardSettles = 2 * minute;

const isNewFor = 3 * day;

/** A new trial whose card Stripe does not name yet: nothing is given or said before the page or an event asks again. */
export function isCardUnknownYet(
  { clock }: Pick<Services, 'clock'>,
  { status, default_payment_method: card, metadata, start_date: start }: Stripe.Subscription,
): boolean {
  const isNew = clock.now() - start * second < cardSettles;
  return status === 'trialing' && card === null && metadata.checkout_id !== undefined && isNew;
}

/** Why the purchase must be undone, or is being; null for one that stays. The account must be locked. */
export async function reasonToUndo(
  services: TransactionServices,
  accountId: string,
  subscription: Stripe.Subscription,
): Promise<UndoneReason | null> {
  const noted = notedUndone(subscription);
  if (noted) return noted;
  const known = await rowOf(services.database, 'stripe', subscription.id);
  const isUnknown = known === null || known.provider_status === 'incomplete';
  const isNew = isUnknown && isNewPurchase(services, subscription);
  // The card first: one that had its trial tells nothing about the address.
  if (!(await claimCard(services, { accountId, subscription, isNew }))) return 'cardHadTrial';
  if (isNew && (await isSecondByAddress(services, accountId, subscription))) return 'addressSubscribed';
  if (subscription.trial_start !== null) await recordAccountTrial(services, accountId);
  return null;
}

/** Made on a payment page of ours. Older ones stay: their rows were lost, and somebody has been using them. */
function isNewPurchase({ clock }: Services, { metadata, start_date: start }: Stripe.Subscription): boolean {
  return metadata.checkout_id !== undefined && clock.now() - start * second < isNewFor;
}

/** The reason that was noted at Stripe; null for a purchase that stays. */
export function notedUndone(subscription: Stripe.Subscription): UndoneReason | null {
  const note = noteOf(subscription);
  return note === 'cardHadTrial' || note === 'addressSubscribed' ? note : null;
}

/** Records that it is undone, in place of a subscription. The mail follows once that is done at Stripe. */
export async function recordUndone(services: TransactionServices, undoing: Undoing): Promise<void> {
  const { reason, accountId, subscription, facts } = undoing;
  const money = priceOf(subscription);
  await services.database
    .deleteFrom('subscriptions')
    .where('platform', '=', 'stripe')
    .where('provider_subscription_id', '=', subscription.id)
    .execute();
  if (money) {
    const { numInsertedOrUpdatedRows: added } = await services.database
      .insertInto('trial_refusals')
      .values({
        provider_subscription_id: subscription.id,
        account_id: accountId,
        product_id: facts.productId,
        reason,
        refunded: paidFor(subscription),
        created_at: services.clock.now(),
        ...money,
      })
      .onConflict((conflict) => conflict.column('provider_subscription_id').doNothing())
      .executeTakeFirstOrThrow();
    if (added) await takeAttempt(services, undoneBy(accountId));
  }
  const { checkout_id: checkoutId } = subscription.metadata;
  if (checkoutId) await closeCheckoutRow(services.database, checkoutId, 'complete');
  if (isTerminal(subscription.status)) await mailUndone(services, undoing, money);
  await rememberBillingEmail(services.database, accountId, emailOfCustomer(subscription.customer));
}

async function mailUndone(
  services: TransactionServices,
  { reason, accountId, subscription, facts, locale }: Undoing,
  money: StripeMoney | null,
): Promise<void> {
  const to = await mailRecipient(services.database, accountId, subscription);
  const { mail: template } = endings[reason];
  const dedupeKey = `${template}:${subscription.id}`;
  if (!to || (await enqueuedAt(services.database, dedupeKey)) !== null) return;
  const options = { discard: !(await mayMail(services, reason, accountId, to)) };
  const mail = { to, locale, dedupeKey };
  if (template === 'trial-refused') {
    const data = { plan: facts.productId, amount: moneyText(money, locale) };
    return enqueueMail(services, { ...mail, template, data }, options);
  }
  const first = await firstByAddress(services, accountId, emailOfCustomer(subscription.customer));
  const refunded = paidFor(subscription);
  const data = {
    since: first?.started_at ?? null,
    refunded: refunded > 0 && money ? moneyText({ ...money, amount: refunded }, locale) : null,
  };
  return enqueueMail(services, { ...mail, template, data }, options);
}

/**
 * An address of the account is told of every purchase. One that was typed when paying may be a stranger's: it is told once
 * a day for each reason, within the budget of mails that anybody can trigger.
 */
async function mayMail(
  services: TransactionServices,
  reason: UndoneReason,
  accountId: string,
  to: string,
): Promise<boolean> {
  if ((await findAccount(services.database, accountId))?.email === to) return true;
  const email = normalizeEmail(to);
  if (email === null) return false;
  const told = { limit: 'undone-mails', subject: `${reason} ${mailboxOf(email)}` } as const;
  if ((await takeAttempt(services, told)).attempt === null) return false;
  if (!(await takeMail(services, { email, known: false }))) return false;
  return (await takeMailUnder(services, 'first-mails-a-day', email)) !== null;
}

const undoneBy = (subject: string) => ({ limit: 'undone-by-account', subject }) as const;

/** @throws ApiError too_many_requests for an account whose purchases were undone again and again */
export async function refuseAfterUndone(services: Services, accountId: string): Promise<void> {
  const use = undoneBy(accountId);
  const [count = 0] = await attemptsOf(services, [use]);
  if (count >= maximumOf(use)) await requireAttempt(services, use);
}

export async function undoAtStripe(
  services: Services,
  reason: UndoneReason,
  subscription: Stripe.Subscription,
): Promise<void> {
  const { id } = subscription;
  const giveBack = () => refundPaid(services, id, 'duplicate');
  await endAtStripe(services, id, reason, paidFor(subscription) > 0 ? { giveBack } : {});
}

/** What was paid for it, in the smallest unit of its currency. */
function paidFor({ latest_invoice: invoice }: Stripe.Subscription): number {
  return invoice && typeof invoice === 'object' ? invoice.amount_paid : 0;
}

function priceOf({ currency, items }: Stripe.Subscription): StripeMoney | null {
  const amount = items.data[0]?.price.unit_amount;
  return typeof amount === 'number' ? { amount, currency: currency.toUpperCase() } : null;
}
