import { deferEvent, type ReceivedEvent } from '@/server/billing/rows/webhookEvents';
import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { processEvent } from './processEvent';
import { readEvent } from './readEvent';
import { verifiedEvent } from './webhookSignature';

/** Stripe waits for our answer while we ask it for the state: a slow answer is waited for by the worker instead. */
const whileStripeWaits = { timeout: 800, maxNetworkRetries: 0 };

/** `POST /api/webhooks/stripe`: 200 once the event is stored with its effect or for later, 5xx so that it is retried. */
export async function postWebhook(context: RequestContext): Promise<HandlerResult> {
  const event = readEvent(
    verifiedEvent(context.services, await context.rawBody(), context.header('stripe-signature')),
  );
  context.auditContext.detail = event.type;
  if (event.objectId !== null) await receive(context.services, event);
  else context.services.log.debug({ type: event.type }, 'an event of no interest');
  return { json: { received: true } };
}

async function receive(services: Services, event: ReceivedEvent): Promise<void> {
  try {
    await processEvent(services, event, whileStripeWaits);
  } catch (error) {
    await deferEvent(services, event, error instanceof Error ? error.name : 'unknown');
    // The event is safe with us; asking Stripe to send it again would not bring its state any sooner.
    if (!isStripeUnavailable(error)) throw error;
  }
}
