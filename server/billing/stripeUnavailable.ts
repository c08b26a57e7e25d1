const awayTypes = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);
/** Failures that have nothing to do with the requested object: every other call would fail too. */
const unreachableTypes = new Set(['StripeConnectionError', 'StripeAuthenticationError']);

/**
 * True when Stripe could not answer: it is unreachable, fails on its side, asks us to slow down, or refuses the key,
 * which the operator must fix.
 */
export function isStripeUnavailable(error: unknown): error is Error {
  return error instanceof Error && awayTypes.has(stringProperty(error, 'type'));
}

/** True when Stripe cannot be reached at all right now. */
export function isStripeUnreachable(error: unknown): boolean {
  return error instanceof Error && unreachableTypes.has(stringProperty(error, 'type'));
}

/** True when Stripe asks us to slow down. */
export function isStripeBusy(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'type') === 'StripeRateLimitError';
}

/** True when another call with the same idempotency key is still running: its answer will be this one's too. */
export function isKeyInUse(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'code') === 'idempotency_key_in_use';
}

/**
 * True for a failure on Stripe's side. Stripe stores it under the idempotency key and repeats it for a day, so the call
 * can only succeed with another key.
 */
export function isKeptFailure(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'type') === 'StripeAPIError' && !isKeyInUse(error);
}

/** True for every failure caused by Stripe or by the connection to it. */
export function isStripeError(error: unknown): error is Error {
  return error instanceof Error && stringProperty(error, 'type').startsWith('Stripe');
}

/** True when a card was declined, or its bank asks its holder to confirm the payment. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'type') === 'StripeCardError';
}

/** True when Stripe rejects the request itself: repeating it would change nothing. */
export function isRefusedByStripe(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'type') === 'StripeInvalidRequestError';
}

/** True when Stripe reports that the object does not exist. */
export function isMissingAtStripe(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'code') === 'resource_missing';
}

/** True when the customer named in the call does not exist: it was deleted, or belongs to another key. */
export function isCustomerMissing(error: unknown): boolean {
  return isMissingAtStripe(error) && error instanceof Error && stringProperty(error, 'param') === 'customer';
}

// By shape, not by class: separately compiled bundles each have their own copy of the classes.
function stringProperty(error: object, name: 'type' | 'code' | 'param'): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}
