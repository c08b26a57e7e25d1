import type Stripe from 'stripe';
import { isStoreUnavailable } from '@/server/appStores';
import { handleFailedRefund } from '@/server/billing/refunds/failedRefund';
import { giveMoneyBack } from '@/server/billing/refunds/giveMoneyBack';
import {
  claimEvent,
  deferEvent,
  endWithPeriodTask,
  followUpTask,
  moneyBackTask,
  type ReceivedEvent,
  refundFailed,
  taskDone,
  wasHandled,
} from '@/server/billing/rows/webhookEvents';
import { type StorePurchaseId, settlePurchase } from '@/server/billing/stores/settlePurchase';
import { syncStoreSubscription } from '@/server/billing/stores/syncStoreSubscription';
import { isMissingAtStripe, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { endWithPeriod } from '@/server/billing/subscription/endWithPeriod';
import { followCustomersCard } from '@/server/billing/subscription/newCard';
import { handleRefundOrDispute, reversals } from '@/server/billing/subscription/refundOrDispute';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { syncSubscription } from '@/server/billing/subscription/syncSubscription';
import type { HandlerResult } from '@/server/http/requestContext';
import { inTransaction, type Services } from '@/server/services';

const sessionExpired = 'checkout.session.expired';
const customerUpdated = 'customer.updated';

/** Answers a message with 200 once it is stored, already applied or for later. */
export async function receiveEvent(
  services: Services,
  event: ReceivedEvent,
  request?: Stripe.RequestOptions,
): Promise<HandlerResult> {
  const { source, type, objectId } = event;
  try {
    if (objectId !== null) await processEvent(services, event, request);
    else services.log.debug({ source, type }, 'an event of no interest');
  } catch (error) {
    await deferEvent(services, event, error instanceof Error ? error.name : 'unknown');
    // The event is stored; having it resent would not deliver the state any sooner.
    if (!isStripeUnavailable(error) && !isStoreUnavailable(error)) throw error;
  }
  return { json: { received: true } };
}

/** Applies an event and marks it as handled in one transaction. */
export async function processEvent(
  services: Services,
  event: ReceivedEvent,
  request?: Stripe.RequestOptions,
): Promise<void> {
  const { source, type, objectId } = event;
  if (objectId === null) return acknowledge(services, event);
  if (source !== 'stripe') return processStoreEvent(services, event, { store: source, id: objectId });
  if (type === sessionExpired) return expireCheckout(services, event, objectId);
  try {
    if (type === moneyBackTask) await giveMoneyBack(services, objectId);
    else if (type === endWithPeriodTask) await endWithPeriod(services, objectId);
    else if (type === customerUpdated) await changeCard(services, event, objectId, request);
    else if (type === refundFailed) await handleFailedRefund(services, objectId, { event, request });
    else if (!reversals.has(type)) await syncSubscription(services, objectId, { event, request });
    else if (!(await handleRefundOrDispute(services, objectId, { event, request })))
      await acknowledge(services, event);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    services.log.warn({ type }, 'an event refers to a subscription that does not exist at Stripe');
    await acknowledge(services, event);
  }
}

/** Applies a store's message, or does what remains of a purchase that could not be settled immediately. */
async function processStoreEvent(
  services: Services,
  event: ReceivedEvent,
  purchase: StorePurchaseId,
): Promise<void> {
  if (event.type !== followUpTask) return void (await syncStoreSubscription(services, purchase, { event }));
  const row = await rowOf(services.database, purchase.store, purchase.id);
  if (row) await settlePurchase(services, purchase, row.account_id);
  else await taskDone(services, followUpTask, purchase.id);
}

async function acknowledge(services: Services, event: ReceivedEvent): Promise<void> {
  await claimEvent(services, event);
}

async function changeCard(
  services: Services,
  event: ReceivedEvent,
  customerId: string,
  request?: Stripe.RequestOptions,
): Promise<void> {
  if (await wasHandled(services.database, event.id)) return;
  await followCustomersCard(services, customerId, { chosenAt: event.createdAt, request });
  await acknowledge(services, event);
}

async function expireCheckout(services: Services, event: ReceivedEvent, sessionId: string): Promise<void> {
  await inTransaction(services, async (services) => {
    if (!(await claimEvent(services, event))) return;
    await services.database
      .updateTable('checkouts')
      .set({ status: 'expired' })
      .where('stripe_session_id', '=', sessionId)
      .where('status', '=', 'open')
      .execute();
  });
}
