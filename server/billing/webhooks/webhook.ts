import type Stripe from 'stripe';
import { parsedOrNull } from '@/server/billing/stores/google/purchaseData';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { receiveEvent } from './processEvent';
import { readEvent } from './readEvent';

/** Stripe waits while we fetch the state from it. If that is slow, the worker fetches it later instead. */
const whileStripeWaits = { timeout: 800, maxNetworkRetries: 0 };

/** `POST /api/webhooks/stripe`: 200 once the event is stored, applied or for later; 5xx makes Stripe retry it. */
export async function postWebhook(context: RequestContext): Promise<HandlerResult> {
  const event = readEvent(
    verifiedEvent(context.services, await context.rawBody(), context.header('stripe-signature')),
  );
  context.auditContext.detail = event.type;
  return receiveEvent(context.services, event, whileStripeWaits);
}

/** How far the signed time may differ from ours, in seconds, in either direction. */
const tolerance = 300;

/**
 * The content of a webhook call, verified by a signature over the raw bytes with any accepted secret; null when it is not
 * JSON. Its age is measured with the service clock; the SDK refuses what is too old, and we what comes from the future.
 * @throws ApiError invalid_signature
 */
function verifiedEvent(services: Services, body: Buffer, header: string | null): unknown {
  const now = services.clock.now();
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header ?? '')?.[1]);
  if (!header || !(signedAt - now / second <= tolerance)) throw new ApiError('invalid_signature');
  for (const secret of services.config.stripe.webhookSecrets) {
    if (isSignedWith(services.stripe, body, header, secret, now)) return parsedOrNull(body.toString('utf8'));
  }
  throw new ApiError('invalid_signature');
}

function isSignedWith(stripe: Stripe, body: Buffer, header: string, secret: string, now: number): boolean {
  try {
    const { signature } = stripe.webhooks;
    return signature?.verifyHeader(body, header, secret, tolerance, undefined, now) === true;
  } catch {
    return false;
  }
}
