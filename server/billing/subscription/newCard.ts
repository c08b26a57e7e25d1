import type Stripe from 'stripe';
import { accountOfCustomer } from '@/server/billing/rows/customers';
import { isDeclined, isKeyInUse, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { hour, second } from '@/server/clock';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { Services } from '@/server/services';
import { isUnpaid } from './stripe/endReason';
import { isTerminal } from './stripe/stripeStatus';
import { idOf, subscriptionExpansion } from './stripe/stripeSubscription';
import { chargeableRows } from './subscriptionRow';

/**
 * A card given in Stripe's portal becomes the customer's. The subscription keeps the one that it was bought with, is
 * charged to that again, and leaves its failed invoice open. So the new card is made the subscription's, and pays what is
 * open: when Stripe reports the change, or when its owner comes back from the portal, whichever is first.
 */

type Options = {
  /** When the customer's card was changed, as an event says, in milliseconds. */
  chosenAt?: number;
  /** Limits for the calls to Stripe when somebody is waiting for the answer. */
  request?: Stripe.RequestOptions;
};

/** Moves what the customer is charged for to the card that was chosen. A customer who is not ours is left alone. */
export async function followCustomersCard(
  services: Services,
  customerId: string,
  options: Options,
): Promise<void> {
  const { database, clock } = services;
  const accountId = await accountOfCustomer(database, customerId);
  if (!accountId) return;
  for (const row of await chargeableRows(database, accountId)) {
    // Past its grace period a subscription is about to end, and nobody is charged for it any more.
    if (isActiveRow(row, clock.now())) await moveToNewCard(services, row.provider_subscription_id, options);
  }
}

/** Charges an open invoice to it first: if this process ends then, the next call goes on. True when it moved. */
export async function moveToNewCard(
  services: Services,
  subscriptionId: string,
  options: Options = {},
): Promise<boolean> {
  const { subscriptions } = services.stripe;
  const expand = subscriptionExpansion;
  const subscription = await subscriptions.retrieve(subscriptionId, { expand }, options.request);
  const card = await newCardOf(services, subscription, options);
  if (card === null) return false;
  const { latest_invoice: invoice } = subscription;
  const isOwed = isUnpaid(subscription) && typeof invoice === 'object' && invoice?.status === 'open';
  if (isOwed) await payBy(services, card, invoice.id, options.request);
  try {
    await subscriptions.update(subscriptionId, { default_payment_method: card }, options.request);
  } catch (error) {
    if (!isRefusedByStripe(error)) throw error;
    services.log.warn({ err: error }, 'a subscription could not be moved to the card of its customer');
  }
  return true;
}

/** Null unless it was chosen after the subscription's own: whoever buys again has a card of the first time as well. */
async function newCardOf(
  { stripe }: Services,
  subscription: Stripe.Subscription,
  { chosenAt, request }: Options,
): Promise<string | null> {
  const { customer, default_payment_method: own, start_date: start, status } = subscription;
  if (isTerminal(status) || status === 'incomplete' || typeof customer !== 'object') return null;
  const general = 'invoice_settings' in customer ? customer.invoice_settings.default_payment_method : null;
  if (general === null) return null;
  const card = idOf(general);
  // Stripe charges the customer's card by itself where there is no other, except for what has failed already.
  if (own === null) return isUnpaid(subscription) ? card : null;
  if (idOf(own) === card) return null;
  if (chosenAt !== undefined && chosenAt >= start * second) return card;
  const { created } = await stripe.paymentMethods.retrieve(card, {}, request);
  const isLater = typeof own === 'object' && created > own.created && created >= start;
  return isLater ? card : null;
}

/** A card that is declined, or whose bank asks first, leaves the invoice open: Stripe reports that by itself. */
async function payBy(
  { stripe, clock }: Services,
  card: string,
  invoice: string,
  request?: Stripe.RequestOptions,
): Promise<void> {
  // The event and the page that comes back use the same key, so the bank is asked once. The hour in the key means that a
  // failure Stripe stores with it is not kept any longer.
  const idempotencyKey = `new-card-${invoice}-${card}-${Math.floor(clock.now() / hour)}`;
  try {
    await stripe.invoices.pay(invoice, { payment_method: card }, { ...request, idempotencyKey });
  } catch (error) {
    if (!isDeclined(error) && !isKeyInUse(error) && !isRefusedByStripe(error)) throw error;
  }
}
