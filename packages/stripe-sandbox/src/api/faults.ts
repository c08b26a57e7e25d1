import type { Behavior } from '../behavior';
import { StripeFailure } from './StripeFailure';

/** The parts of a call that decide which simulated failures apply to it. */
export type FaultyCall = { method: string; key: string | null };

/**
 * The failure to simulate before this call runs, or null. Rate limits apply to every call, locks to calls that change
 * something, and a key that is in use or stores its failure to calls with a key.
 */
export function faultOf(behavior: Behavior, { method, key }: FaultyCall): StripeFailure | null {
  if (behavior.takes('rateLimit')) return rateLimited();
  if (method === 'GET') return null;
  if (behavior.takes('lockTimeout')) return locked();
  if (key && behavior.takes('keyInUse')) return keyInUse(key);
  return null;
}

function rateLimited(): StripeFailure {
  return new StripeFailure(429, 'invalid_request_error', 'Request rate limit exceeded.', {
    code: 'rate_limit',
  });
}

function locked(): StripeFailure {
  return new StripeFailure(
    429,
    'invalid_request_error',
    'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request.',
    { code: 'lock_timeout' },
  );
}

export function keyInUse(key: string): StripeFailure {
  return new StripeFailure(
    409,
    'idempotency_error',
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { code: 'idempotency_key_in_use' },
  );
}

/** A failure on Stripe's side. With an idempotency key, every later call with that key gets it too. */
export function serverFailure(): StripeFailure {
  return new StripeFailure(500, 'api_error', 'An unknown error occurred');
}
