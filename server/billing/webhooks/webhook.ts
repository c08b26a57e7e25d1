import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { receiveEvent } from './processEvent';
import { readEvent } from './readEvent';
import { verifiedEvent } from './webhookSignature';

/** Stripe waits while we fetch the state from it. If that is slow, the worker fetches it later instead. */
const whileStripeWaits = { timeout: 800, maxNetworkRetries: 0 };

/**
 * `POST /api/webhooks/stripe`: 200 once the event is stored, already applied or for later; 5xx makes Stripe retry it.
 */
export async function postWebhook(context: RequestContext): Promise<HandlerResult> {
  const event = readEvent(
    verifiedEvent(context.services, await context.rawBody(), context.header('stripe-signature')),
  );
  context.auditContext.detail = event.type;
  return receiveEvent(context.services, event, whileStripeWaits);
}
