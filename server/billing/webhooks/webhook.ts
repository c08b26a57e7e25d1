import { deferEvent, type ReceivedEvent } from '@/server/billing/rows/webhookEvents';
import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { processEvent } from './processEvent';
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
  if (event.objectId !== null) await receive(context.services, event);
  else context.services.log.debug({ type: event.type }, 'an event of no interest');
  return { json: { received: true } };
}

async function receive(services: Services, event: ReceivedEvent): Promise<void> {
  try {
    await processEvent(services, event, whileStripeWaits);
  } catch (error) {
    await deferEvent(services, event, error instanceof Error ? error.name : 'unknown');
    // The event is stored; having Stripe resend it would not deliver the state any sooner.
    if (!isStripeUnavailable(error)) throw error;
  }
}
