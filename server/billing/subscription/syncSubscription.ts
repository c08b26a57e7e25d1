import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { lockAccount } from '@/server/accounts/accounts';
import { rememberBillingEmail } from '@/server/billing/customer/rememberBillingEmail';
import { closeCheckoutRow } from '@/server/billing/rows/checkoutRows';
import { accountOfCustomer, rememberCustomer } from '@/server/billing/rows/customers';
import { recordFirstPurchase } from '@/server/billing/rows/firstPurchases';
import {
  claimEvent,
  type ReceivedEvent,
  rememberFollowUp,
  wasHandled,
} from '@/server/billing/rows/webhookEvents';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { type FollowUp, followUp, hasFollowUp } from './followUp';
import { type AskedForMails, askForMails } from './mails/askForMails';
import { enqueueSubscriptionMails } from './mails/subscriptionMails';
import { renewingStorePurchase } from './renewingStorePurchase';
import { isCanceledUnpaid } from './stripe/endReason';
import { paidTooLate } from './stripe/paidTooLate';
import { isKnownStripeStatus, isTerminal } from './stripe/stripeStatus';
import {
  emailOfCustomer,
  idOf,
  isDeletedCustomer,
  subscriptionExpansion,
  toSnapshot,
} from './stripe/stripeSubscription';
import { leavesInvoiceOpen } from './stripe/voidInvoice';
import { rowOf, writeSubscription } from './subscriptionRow';
import { isCardUnknownYet, reasonToUndo, recordUndone } from './undonePurchase';

export type SyncOptions = {
  /** The event that caused this; it is marked as handled in the same transaction. */
  event?: ReceivedEvent;
  /** Limits for the call to Stripe when somebody is waiting for the answer. */
  request?: Stripe.RequestOptions;
};

/** When two deliveries run at once, one of them fetches again; this many rounds mean that something else is wrong. */
const maxPasses = 25;

/**
 * Updates our row of a subscription from Stripe's current state. The content of events is never trusted: their order
 * and repetition do not matter, because each leads to a new fetch and to a write that no older fetch can undo. If the
 * result requires a change at Stripe, the outcome of that is fetched in turn.
 */
export async function syncSubscription(
  services: Services,
  subscriptionId: string,
  options: SyncOptions = {},
): Promise<void> {
  let found = await fetchAndWrite(services, subscriptionId, options);
  while (found && hasFollowUp(found)) {
    await followUp(services, found.subscription, found);
    found = await fetchAndWrite(services, subscriptionId, {});
  }
}

/** What the fetch found, once it is written; null when the event was already handled. */
async function fetchAndWrite(
  services: Services,
  subscriptionId: string,
  { event, request }: SyncOptions,
): Promise<Found | null> {
  for (let pass = 0; pass < maxPasses; pass += 1) {
    if (event && (await wasHandled(services.database, event.id))) return null;
    const previous = await rowOf(services.database, 'stripe', subscriptionId);
    const subscription = await services.stripe.subscriptions.retrieve(
      subscriptionId,
      { expand: subscriptionExpansion },
      request,
    );
    const asked = await askForMails(services, subscription, previous, request);
    const paidLate = await paidTooLate(services, subscription, previous);
    const fetched = { subscription, asked, paidLate, previous, event: event ?? null };
    const effect = await attempt(services, fetched);
    if (effect === 'stale') continue;
    services.wakeMail();
    return { subscription, ...effect };
  }
  throw new Error('A subscription changed faster than it could be read');
}

/**
 * Updates our row from Stripe; false when Stripe does not know the subscription. The row then stays as it is and ends
 * by its own dates, so that a wrong key takes no subscription away from anybody.
 */
export async function syncIfKnown(services: Services, subscriptionId: string): Promise<boolean> {
  try {
    await syncSubscription(services, subscriptionId);
    return true;
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    services.log.warn('a subscription does not exist at Stripe');
    return false;
  }
}

type Found = FollowUp & { subscription: Stripe.Subscription };

type Fetched = {
  subscription: Stripe.Subscription;
  asked: AskedForMails;
  paidLate: Stripe.Invoice[];
  /** The row as it was before the fetch. */
  previous: SubscriptionRow | null;
  event: ReceivedEvent | null;
};

async function attempt(services: Services, fetched: Fetched): Promise<FollowUp | 'stale'> {
  try {
    return await services.database.transaction().execute((trx) => apply(trx, services, fetched));
  } catch (error) {
    if (error instanceof StaleFetch || isUniqueViolation(error)) return 'stale';
    throw error;
  }
}

class StaleFetch extends Error {}

async function apply(
  trx: Kysely<Database>,
  services: Services,
  { subscription, asked, paidLate, previous, event }: Fetched,
): Promise<FollowUp> {
  const nothing = { duplicate: false, undo: null, leftOpen: false, canceledUnpaid: false, paidLate: [] };
  if (event && !(await claimEvent(trx, services, event))) return nothing;
  const { metadata } = subscription;
  const accountId = await accountOfCustomer(trx, idOf(subscription.customer), metadata.account_id);
  // Whatever changes an account locks it first; this waits for one that is just being removed.
  if (!accountId || !(await lockAccount(trx, accountId))) {
    services.log.warn('a subscription belongs to no account of ours');
    return nothing;
  }
  if (!isKnownStripeStatus(subscription.status)) {
    services.log.error({ status: subscription.status }, 'unknown subscription status: no access is granted');
  }
  if (!previous && isCardUnknownYet(services, subscription)) return nothing;
  const facts = toSnapshot(subscription, services.clock.now(), previous);
  if (!isDeletedCustomer(subscription.customer)) {
    await rememberCustomer(trx, services, accountId, facts.customerId);
  }
  const locale = previous?.locale ?? metadata.locale ?? 'en';
  const reason = await reasonToUndo(trx, services, accountId, subscription);
  if (reason) {
    const isDone = isTerminal(subscription.status);
    if (!isDone) await rememberFollowUp(trx, services, subscription.id);
    await recordUndone(trx, services, { reason, accountId, subscription, facts, locale });
    return { ...nothing, undo: isDone ? null : reason };
  }
  const written = await writeSubscription(trx, services, {
    platform: 'stripe',
    accountId,
    facts,
    locale,
    // Read and checked when the checkout was opened, which stored it here.
    origin: metadata.origin ?? null,
    previous,
  });
  if (written.stale) throw new StaleFetch();
  // A first payment that waits for the bank is made on a page that is still open.
  if (subscription.status !== 'incomplete' && metadata.checkout_id)
    await closeCheckoutRow(trx, metadata.checkout_id, 'complete');
  await recordFirstPurchase(trx, accountId, subscription);
  const leftOpen = leavesInvoiceOpen(subscription);
  const { duplicate } = written;
  const canceledUnpaid = isCanceledUnpaid(subscription);
  const effect = { ...nothing, duplicate, leftOpen, canceledUnpaid, paidLate };
  if (hasFollowUp(effect)) await rememberFollowUp(trx, services, subscription.id);
  const isResumed = previous?.status === 'Not Auto-Renewable' && facts.status === 'Auto-Renewable';
  const endsAgain = isResumed && (await settleStoreAgain(trx, services, accountId));
  // A second purchase gets its mail once it has reached its final state, and so does what is to be given back.
  if (!duplicate && paidLate.length === 0) {
    await enqueueSubscriptionMails(trx, services, {
      accountId,
      subscription,
      asked,
      facts,
      previous,
      locale,
      endsAgain,
    });
  }
  await rememberBillingEmail(trx, accountId, emailOfCustomer(subscription.customer));
  return effect;
}

/**
 * Stripe's billing pages can take back the end of a subscription. While a store purchase renews as well, that one is
 * settled once more, which sets the end again. True when there is one.
 */
async function settleStoreAgain(
  trx: Kysely<Database>,
  services: Services,
  accountId: string,
): Promise<boolean> {
  const purchase = await renewingStorePurchase(trx, accountId, services.clock.now());
  if (!purchase) return false;
  await rememberFollowUp(trx, services, purchase.provider_subscription_id, purchase.platform);
  return true;
}
