import type Stripe from 'stripe';
import { lockAccount } from '@/server/accounts/accounts';
import { rememberBillingEmail } from '@/server/billing/customer/rememberBillingEmail';
import { closeCheckoutRow } from '@/server/billing/rows/checkoutRows';
import { accountOfCustomer, rememberCustomer, rememberInvoicePrefix } from '@/server/billing/rows/customers';
import { recordFirstPurchase } from '@/server/billing/rows/firstPurchases';
import {
  claimEvent,
  followUpTask,
  type ReceivedEvent,
  rememberTask,
} from '@/server/billing/rows/webhookEvents';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { TransactionServices } from '@/server/services';
import type { UndoneReason } from '@/server/store/schema/billingTables';
import type { FollowUp } from './followUp';
import type { AskedForMails } from './mails/askForMails';
import { enqueueSubscriptionMails } from './mails/subscriptionMails';
import { isCanceledUnpaid, isEndTakenBack } from './stripe/endReason';
import { endsTooLate } from './stripe/notice';
import { isKnownStripeStatus, isTerminal } from './stripe/stripeStatus';
import {
  emailOfCustomer,
  idOf,
  invoicePrefixOf,
  isDeletedCustomer,
  type SubscriptionSnapshot,
  toSnapshot,
} from './stripe/stripeSubscription';
import { renewingStorePurchase, writeSubscription } from './subscriptionRow';
import { isCardUnknownYet, reasonToUndo, recordUndone } from './undonePurchase';

type Fetched = {
  subscription: Stripe.Subscription;
  asked: AskedForMails;
  /** Whether it has ended with an invoice that is still open. */
  isOpen: boolean;
  paidLate: Stripe.Invoice[];
  /** The row as it was before the fetch. */
  previous: SubscriptionRow | null;
  event: ReceivedEvent | null;
};

/** A fetched subscription of an account of ours, as we would write it down. */
type Ours = Fetched & { accountId: string; facts: SubscriptionSnapshot; locale: string };

/** Writes down what was fetched. @throws StaleFetch */
export async function applyFetched(
  services: TransactionServices,
  fetched: Fetched,
): Promise<FollowUp | null> {
  const { subscription, previous, event } = fetched;
  if (event && !(await claimEvent(services, event))) return null;
  const accountId = await lockAccountOf(services, subscription);
  if (!accountId) return null;
  if (!isKnownStripeStatus(subscription.status)) {
    services.log.error({ status: subscription.status }, 'unknown subscription status: no access is granted');
  }
  if (!previous && isCardUnknownYet(services, subscription)) return null;
  const facts = toSnapshot(subscription, services.clock.now(), previous);
  if (!isDeletedCustomer(subscription.customer)) {
    await rememberCustomer(services, accountId, facts.customerId);
  }
  const locale = previous?.locale ?? subscription.metadata.locale ?? 'en';
  const ours = { ...fetched, accountId, facts, locale };
  const reason = await reasonToUndo(services, accountId, subscription);
  const left = await (reason ? undo(services, ours, reason) : record(services, ours));
  if (left) await rememberTask(services, followUpTask, subscription.id);
  return left;
}

/** Whatever changes an account locks it first; this waits for one that is just being removed. */
async function lockAccountOf(
  services: TransactionServices,
  { customer, metadata }: Stripe.Subscription,
): Promise<string | null> {
  const accountId = await accountOfCustomer(services.database, idOf(customer), metadata.account_id);
  if (accountId && (await lockAccount(services.database, accountId))) return accountId;
  services.log.warn('a subscription belongs to no account of ours');
  return null;
}

async function undo(
  services: TransactionServices,
  { accountId, subscription, facts, locale }: Ours,
  reason: UndoneReason,
): Promise<FollowUp | null> {
  await recordUndone(services, { reason, accountId, subscription, facts, locale });
  return isTerminal(subscription.status) ? null : { does: 'undo', reason };
}

async function record(services: TransactionServices, ours: Ours): Promise<FollowUp | null> {
  const { subscription, asked, isOpen, paidLate, previous, accountId, facts, locale } = ours;
  const { metadata } = subscription;
  // The origin was read and checked when the checkout was opened, which stored it here.
  const origin = metadata.origin ?? null;
  const row = { platform: 'stripe', accountId, facts, locale, origin, previous } as const;
  const duplicate = await writeSubscription(services, row);
  // A first payment that waits for the bank is made on a page that is still open.
  if (subscription.status !== 'incomplete' && metadata.checkout_id)
    await closeCheckoutRow(services.database, metadata.checkout_id, 'complete');
  await recordFirstPurchase(services.database, accountId, subscription);
  const isResumed = previous?.status === 'Not Auto-Renewable' && facts.status === 'Auto-Renewable';
  const endsAgain = isResumed && (await settleStoreAgain(services, accountId));
  // A second purchase gets its mail once it has reached its final state, and so does what is to be given back.
  if (!duplicate && paidLate.length === 0) {
    const occasion = { accountId, subscription, asked, facts, previous, locale, endsAgain };
    await enqueueSubscriptionMails(services, occasion);
  }
  await rememberBillingEmail(services.database, accountId, emailOfCustomer(subscription.customer));
  await rememberInvoicePrefix(services.database, accountId, invoicePrefixOf(subscription.customer));
  if (isOpen) return { does: 'void' };
  if (paidLate.length > 0) return { does: 'give back', invoices: paidLate };
  if (asked.rest && isTerminal(subscription.status)) return { does: 'give rest back' };
  if (duplicate) return { does: 'end second' };
  if (isEndTakenBack(subscription)) return { does: 'forget end' };
  if (endsTooLate(subscription)) return { does: 'end in a month' };
  return isCanceledUnpaid(subscription) ? { does: 'end unpaid' } : null;
}

/** Beside a store purchase that renews, one resumed in Stripe's pages is settled, and so set to end, once more. */
async function settleStoreAgain(services: TransactionServices, accountId: string): Promise<boolean> {
  const purchase = await renewingStorePurchase(services.database, accountId, services.clock.now());
  if (!purchase) return false;
  const { provider_subscription_id: id, platform } = purchase;
  await rememberTask(services, followUpTask, id, platform);
  return true;
}
