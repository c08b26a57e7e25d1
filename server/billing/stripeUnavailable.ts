const awayTypes = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeIdempotencyError',
]);
/** Failures that have nothing to do with the requested object: every other call would fail too. */
const unreachableTypes = new Set(['StripeConnectionError', 'StripeAuthenticationError']);

/**
 * True when Stripe could not answer: it is unreachable, fails on its side, asks us to slow down, refuses the key,
 * which the operator must fix, or keeps an idempotency key for other content, such as that of an earlier version.
 */
export function isStripeUnavailable(error: unknown): error is Error {
  return error instanceof Error && awayTypes.has(stringProperty(error, 'type'));
}

/** True when Stripe refuses our key. */
export function refusesKey(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'type') === 'StripeAuthenticationError';
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

const keptTypes = new Set(['StripeAPIError', 'StripeIdempotencyError']);

/**
 * True for a failure that Stripe stores under the idempotency key and repeats for a day, so that the call can only succeed
 * with another key: one on its side, or a key that was used for something else, such as a price of before or the words of
 * an earlier version.
 */
export function isKeptFailure(error: unknown): boolean {
  return error instanceof Error && keptTypes.has(stringProperty(error, 'type')) && !isKeyInUse(error);
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

/** True when Stripe refuses to refund a payment that its bank is taking back. */
export function isDisputedAtStripe(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'code') === 'charge_disputed';
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
