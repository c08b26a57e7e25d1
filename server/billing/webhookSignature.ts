import type Stripe from 'stripe';
import { second } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** How far the signed time may lie from ours, in seconds, in the past as in the future. */
const tolerance = 300;

/**
 * The event of a webhook call, proven by a signature of any accepted secret over the bytes as they came. The service
 * clock decides about its age; the SDK refuses what is too old, we refuse what comes from the future.
 * @throws ApiError invalid_signature
 */
export function verifiedEvent(services: Services, body: Buffer, header: string | null): Stripe.Event {
  const now = services.clock.now();
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header ?? '')?.[1]);
  if (!header || !(signedAt - now / second <= tolerance)) throw new ApiError('invalid_signature');
  for (const secret of services.config.stripe.webhookSecrets) {
    const event = eventSignedWith(services.stripe, body, header, secret, now);
    if (event) return event;
  }
  throw new ApiError('invalid_signature');
}

function eventSignedWith(
  stripe: Stripe,
  body: Buffer,
  header: string,
  secret: string,
  now: number,
): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, header, secret, tolerance, undefined, now);
  } catch {
    return null;
  }
}
