import type Stripe from 'stripe';
import { parsedOrNull } from '@/server/billing/stores/google/purchaseData';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** How far the signed time may differ from ours, in seconds, in either direction. */
const tolerance = 300;

/**
 * The content of a webhook call, verified by a signature over the raw bytes with any accepted secret; null when it is not
 * JSON. Its age is measured with the service clock; the SDK refuses what is too old, and we what comes from the future.
 * @throws ApiError invalid_signature
 */
export function verifiedEvent(services: Services, body: Buffer, header: string | null): unknown {
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
