import type Stripe from 'stripe';
import { handleFailedRefund } from '@/server/billing/refunds/failedRefund';
import { giveMoneyBack } from '@/server/billing/refunds/giveMoneyBack';
import {
  claimEvent,
  moneyBack,
  type ReceivedEvent,
  refundFailed,
  wasHandled,
} from '@/server/billing/rows/webhookEvents';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import { followCustomersCard } from '@/server/billing/subscription/newCard';
import { handleRefundOrDispute, reversals } from '@/server/billing/subscription/refundOrDispute';
import { syncSubscription } from '@/server/billing/subscription/syncSubscription';
import type { Services } from '@/server/services';

const sessionExpired = 'checkout.session.expired';
const customerUpdated = 'customer.updated';

/** Applies an event and marks it as handled in one transaction. */
export async function processEvent(
  services: Services,
  event: ReceivedEvent,
  request?: Stripe.RequestOptions,
): Promise<void> {
  if (event.objectId === null) return acknowledge(services, event);
  if (event.type === sessionExpired) return expireCheckout(services, event, event.objectId);
  try {
    if (event.type === moneyBack) return await giveMoneyBack(services, event.objectId);
    if (event.type === customerUpdated) return await changeCard(services, event, event.objectId, request);
    if (event.type === refundFailed)
      return await handleFailedRefund(services, event.objectId, { event, request });
    if (!reversals.has(event.type)) await syncSubscription(services, event.objectId, { event, request });
    else if (!(await handleRefundOrDispute(services, event.objectId, { event, request }))) {
      await acknowledge(services, event);
    }
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    services.log.warn(
      { type: event.type },
      'an event refers to a subscription that does not exist at Stripe',
    );
    await acknowledge(services, event);
  }
}

async function acknowledge(services: Services, event: ReceivedEvent): Promise<void> {
  await claimEvent(services.database, services, event);
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
  await services.database.transaction().execute(async (trx) => {
    if (!(await claimEvent(trx, services, event))) return;
    await trx
      .updateTable('checkouts')
      .set({ status: 'expired' })
      .where('stripe_session_id', '=', sessionId)
      .where('status', '=', 'open')
      .execute();
  });
}
