import type { Behaviour } from '../behaviour';
import { StripeFailure } from './StripeFailure';

/** A call in so far as it decides which faults it can meet. */
export type FaultyCall = { method: string; key: string | null };

/**
 * The fault that this call is to meet before it is run, or null. Limits meet every call, locks what changes something,
 * and a key that is in use or keeps its failure needs a key.
 */
export function faultOf(behaviour: Behaviour, { method, key }: FaultyCall): StripeFailure | null {
  if (behaviour.takes('rateLimit')) return rateLimited();
  if (method === 'GET') return null;
  if (behaviour.takes('lockTimeout')) return locked();
  if (key && behaviour.takes('keyInUse')) return keyInUse(key);
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

/** A failure on Stripe's side: with an idempotency key it is what every call with that key is answered from then on. */
export function serverFailure(): StripeFailure {
  return new StripeFailure(500, 'api_error', 'An unknown error occurred');
}
