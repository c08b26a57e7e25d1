import type Stripe from 'stripe';
import { second } from '@/server/clock';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';
import type { Services } from '@/server/services';
import { subjectOf } from './eventSubject';
import { processEvent } from './processEvent';
import { isStripeAway } from './stripeAway';
import { keepPending, type ReceivedEvent } from './webhookEvents';
import { verifiedEvent } from './webhookSignature';

/** Stripe waits for our answer while we ask it for the state: a slow answer is waited for by the worker instead. */
const whileStripeWaits = { timeout: 800, maxNetworkRetries: 0 };

/** `POST /api/webhooks/stripe`: 200 once the event is stored with its effect or for later, 5xx so that it is retried. */
export async function postWebhook(call: Call): Promise<Answer> {
  const event = verifiedEvent(call.services, await call.rawBody(), call.header('stripe-signature'));
  call.trail.detail = event.type;
  const subject = subjectOf(event);
  if (subject) await receive(call.services, kept(event, subject));
  else call.services.log.debug({ type: event.type }, 'an event of no interest');
  return { json: { received: true } };
}

function kept(event: Stripe.Event, objectId: string): ReceivedEvent {
  return { id: event.id, type: event.type, createdAt: event.created * second, objectId };
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
