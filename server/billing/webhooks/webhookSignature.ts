import type Stripe from 'stripe';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** How far the signed time may lie from ours, in seconds, in the past as in the future. */
const tolerance = 300;

/**
 * The content of a webhook call, proven by a signature of any accepted secret over the bytes as they came. The service
 * clock decides about its age; the SDK refuses what is too old, we refuse what comes from the future.
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

/** Signed bytes that are not JSON are none of Stripe's: somebody with the secret made a mistake. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiError('invalid_request');
  }
}
