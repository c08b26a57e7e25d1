import type Stripe from 'stripe';
import { undoneOf } from '@/server/billing/rows/undonePurchases';
import { type ReceivedEvent, wasHandled } from '@/server/billing/rows/webhookEvents';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import { applyFetched } from './applyFetched';
import { type FollowUp, followUp } from './followUp';
import { askForMails } from './mails/askForMails';
import { leavesInvoiceOpen } from './stripe/cancelAtStripe';
import { isCanceledUnpaid, isUnpaid } from './stripe/endReason';
import { paidTooLate } from './stripe/paidTooLate';
import { isTerminal } from './stripe/stripeStatus';
import { subscriptionExpansion, toSnapshot } from './stripe/stripeSubscription';
import { changeRow, rowOf, writeFetched } from './subscriptionRow';

export type SyncOptions = {
  /** The event that caused this; it is marked as handled in the same transaction. */
  event?: ReceivedEvent;
  /** Limits for the call to Stripe when somebody is waiting for the answer. */
  request?: Stripe.RequestOptions;
};

/** When two deliveries run at once, one of them fetches again; this many rounds mean that something else is wrong. */
const maxPasses = 25;

/**
 * Events are never trusted: their order and repetition do not matter, because each leads to a new fetch and to a write
 * that no older fetch can undo. If that requires a change at Stripe, the outcome is fetched in turn.
 */
export async function syncSubscription(
  services: Services,
  subscriptionId: string,
  options: SyncOptions = {},
): Promise<void> {
  let found = await fetchAndWrite(services, subscriptionId, options);
  while (found?.left) {
    await followUp(services, found.subscription, found.left);
    found = await fetchAndWrite(services, subscriptionId, {});
  }
}

type Found = { subscription: Stripe.Subscription; left: FollowUp | null };

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
    const isOpen = await leavesInvoiceOpen(services, subscription, request);
    const fetched = { subscription, asked, isOpen, paidLate, previous, event: event ?? null };
    const left = await writeFetched(services, (services) => applyFetched(services, fetched));
    if (left === 'stale') continue;
    services.wakeMail();
    return { subscription, left };
  }
  throw new Error('A subscription changed faster than it could be read');
}

/** False when Stripe does not know it: the row ends by its own dates, so that a wrong key takes nothing from anybody. */
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

/** True when our row differed from what Stripe listed; only then is it fetched in full and written. */
export async function repairSubscription(
  services: Services,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const row = await rowOf(services.database, 'stripe', subscription.id);
  // A purchase that was undone left no row.
  if (
    !row &&
    isTerminal(subscription.status) &&
    (await undoneOf(services.database, { provider_subscription_id: subscription.id }))
  )
    return false;
  const facts = toSnapshot(subscription, services.clock.now(), row);
  // The list does not include invoices, so the dates of a grace period are not compared.
  const same =
    // Nothing may have told that it was canceled, and Stripe goes on collecting for it.
    !isCanceledUnpaid(subscription) &&
    row?.provider_status === facts.providerStatus &&
    row.status === facts.status &&
    row.product_id === facts.productId &&
    row.runs_on === (facts.runsOn ? 1 : 0) &&
    // Once it has ended, what we wrote then says more than what is noted at Stripe.
    (isTerminal(row.provider_status) || row.end_reason === (facts.endReason ?? null)) &&
    (isUnpaid(subscription) || row.expires_or_renews_at === facts.expiresOrRenewsAt);
  if (!same) await syncSubscription(services, subscription.id);
  else await moveReminder(services, row, facts.reminderAt ?? null);
  return !same;
}

/** A release may announce charges earlier, or others, than the one that wrote the row. What was announced stays so. */
async function moveReminder(
  services: Services,
  row: SubscriptionRow,
  remindAt: number | null,
): Promise<void> {
  const isOver = remindAt !== null && remindAt <= services.clock.now() && row.reminder_due_at === null;
  if (isOver || row.reminder_due_at === remindAt) return;
  await changeRow(services.database, row, { reminder_due_at: remindAt });
}

/** Compares all subscriptions of one customer with Stripe and repairs what differs. */
export async function reconcileCustomer(services: Services, customerId: string): Promise<void> {
  const list = services.stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
  for await (const subscription of list) await repairSubscription(services, subscription);
}
