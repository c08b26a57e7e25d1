import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import type { Services } from '@/server/services';
import { processEvent } from './processEvent';
import { readEvent } from './readEvent';
import { isStripeAway } from './stripeAway';
import { keepPending, type ReceivedEvent } from './webhookEvents';
import { verifiedEvent } from './webhookSignature';

/** Stripe waits for our answer while we ask it for the state: a slow answer is waited for by the worker instead. */
const whileStripeWaits = { timeout: 800, maxNetworkRetries: 0 };

/** `POST /api/webhooks/stripe`: 200 once the event is stored with its effect or for later, 5xx so that it is retried. */
export async function postWebhook(call: Call): Promise<Answer> {
  const event = readEvent(
    verifiedEvent(call.services, await call.rawBody(), call.header('stripe-signature')),
  );
  call.trail.detail = event.type;
  if (event.objectId !== null) await receive(call.services, event);
  else call.services.log.debug({ type: event.type }, 'an event of no interest');
  return { json: { received: true } };
}

async function receive(services: Services, event: ReceivedEvent): Promise<void> {
  try {
    await processEvent(services, event, whileStripeWaits);
  } catch (error) {
    await keepPending(services, event, error instanceof Error ? error.name : 'unknown');
    // The event is safe with us; asking Stripe to send it again would not bring its state any sooner.
    if (!isStripeAway(error)) throw error;
  }
}
