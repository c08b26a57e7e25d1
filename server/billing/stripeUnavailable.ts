const awayTypes = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);
/** The failures that say nothing about the object that was asked for: every other call would fail too. */
const unreachableTypes = new Set(['StripeConnectionError', 'StripeAuthenticationError']);

/**
 * True when Stripe could not answer: unreachable, failing on its side, asking us to slow down, or refusing the key that
 * the operator has to mend.
 */
export function isStripeUnavailable(error: unknown): error is Error {
  return error instanceof Error && awayTypes.has(stringProperty(error, 'type'));
}

/** True when Stripe cannot be reached at all at the moment. */
export function isStripeUnreachable(error: unknown): boolean {
  return error instanceof Error && unreachableTypes.has(stringProperty(error, 'type'));
}

/** True when Stripe asks for fewer calls. */
export function isStripeBusy(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'type') === 'StripeRateLimitError';
}

/** True when another call with the same idempotency key is still under way: its answer will be this one's, too. */
export function isKeyInUse(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'code') === 'idempotency_key_in_use';
}

/**
 * True for a failure on Stripe's side. Stripe keeps it with the idempotency key and answers it for a day, so the same thing
 * can only be had with another key.
 */
export function isKeptFailure(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'type') === 'StripeAPIError' && !isKeyInUse(error);
}

/** True for every failure caused by Stripe or by the connection to it. */
export function isStripeError(error: unknown): error is Error {
  return error instanceof Error && stringProperty(error, 'type').startsWith('Stripe');
}

/** True when Stripe refuses what was sent: sending it again would change nothing. */
export function isRefusedByStripe(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'type') === 'StripeInvalidRequestError';
}

/** True when Stripe answers that the object does not exist. */
export function isMissingAtStripe(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'code') === 'resource_missing';
}

/** True when the customer that a call named does not exist: it was deleted, or belongs to another key. */
export function isCustomerMissing(error: unknown): boolean {
  return isMissingAtStripe(error) && error instanceof Error && stringProperty(error, 'param') === 'customer';
}

// By shape rather than by class: bundles compiled apart each have their own copy of the classes.
function stringProperty(error: object, name: 'type' | 'code' | 'param'): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}
