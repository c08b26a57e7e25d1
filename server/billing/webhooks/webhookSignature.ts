import type Stripe from 'stripe';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** How far the signed time may differ from ours, in seconds, in either direction. */
const tolerance = 300;

/**
 * The content of a webhook call, verified by a signature over the raw bytes with any accepted secret. Its age is
 * measured with the service clock; the SDK refuses what is too old, and we refuse what comes from the future.
 * @throws ApiError invalid_signature, or invalid_request for signed bytes that are not JSON
 */
export function verifiedEvent(services: Services, body: Buffer, header: string | null): unknown {
  const now = services.clock.now();
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header ?? '')?.[1]);
  if (!header || !(signedAt - now / second <= tolerance)) throw new ApiError('invalid_signature');
  for (const secret of services.config.stripe.webhookSecrets) {
    if (isSignedWith(services.stripe, body, header, secret, now)) return parse(body);
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

/** Signed bytes that are not JSON do not come from Stripe: somebody with the secret made a mistake. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiError('invalid_request');
  }
}
