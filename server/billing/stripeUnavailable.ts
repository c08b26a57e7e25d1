import { isTransientOutage } from '@/server/http/unavailable';

const awayTypes = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeIdempotencyError',
]);

/**
 * True when Stripe could not answer: it is unreachable, fails on its side, asks us to slow down, refuses the key,
 * which the operator must fix, or keeps an idempotency key for other content, such as that of an earlier version.
 */
export function isStripeUnavailable(error: unknown): error is Error {
  return awayTypes.has(textOf(error, 'type'));
}

/** True when our database could not answer. */
export function isDatabaseAway(error: unknown): boolean {
  return !isStripeUnavailable(error) && isTransientOutage(error);
}

/** True when Stripe refuses our key. */
export function refusesKey(error: unknown): boolean {
  return textOf(error, 'type') === 'StripeAuthenticationError';
}

/** The permission that our key lacks for this call, as Stripe's answer names it; null for every other failure. */
export function missingPermission(error: unknown): string | null {
  if (textOf(error, 'type') !== 'StripePermissionError') return null;
  return /'rak_(\w+)'/.exec(textOf(error, 'message'))?.[1] ?? 'unknown';
}

/** True when Stripe cannot be reached at all right now, whatever the call is about. */
export function isStripeUnreachable(error: unknown): boolean {
  return textOf(error, 'type') === 'StripeConnectionError' || refusesKey(error);
}

/** True when every other call would fail too: Stripe cannot be reached, or asks us to slow down. */
export function isStripeAway(error: unknown): boolean {
  return isStripeUnreachable(error) || textOf(error, 'type') === 'StripeRateLimitError';
}

/** True when another call with the same idempotency key is still running: its answer will be this one's too. */
export function isKeyInUse(error: unknown): boolean {
  return textOf(error, 'code') === 'idempotency_key_in_use';
}

const keptTypes = new Set(['StripeAPIError', 'StripeIdempotencyError']);

/** True for what Stripe stores under the idempotency key and repeats for a day, so that only another key helps. */
export function isKeptFailure(error: unknown): boolean {
  return keptTypes.has(textOf(error, 'type')) && !isKeyInUse(error);
}

/** True for every failure caused by Stripe or by the connection to it. */
export function isStripeError(error: unknown): error is Error {
  return textOf(error, 'type').startsWith('Stripe');
}

/** True when a card was declined, or its bank asks its holder to confirm the payment. */
export function isDeclined(error: unknown): boolean {
  return textOf(error, 'type') === 'StripeCardError';
}

/** True when Stripe rejects the request itself: repeating it would change nothing. */
export function isRefusedByStripe(error: unknown): boolean {
  return textOf(error, 'type') === 'StripeInvalidRequestError';
}

export function isRefundedAlready(error: unknown): boolean {
  return textOf(error, 'code') === 'charge_already_refunded';
}

/** True when Stripe refuses to refund a payment that its bank is taking back. */
export function isDisputedAtStripe(error: unknown): boolean {
  return textOf(error, 'code') === 'charge_disputed';
}

/** True when Stripe reports that the object does not exist. */
export function isMissingAtStripe(error: unknown): boolean {
  return textOf(error, 'code') === 'resource_missing';
}

/** True when the customer named in the call does not exist: it was deleted, or belongs to another key. */
export function isCustomerMissing(error: unknown): boolean {
  return isMissingAtStripe(error) && textOf(error, 'param') === 'customer';
}

/** By shape, not by class: separately compiled bundles each have their own copy of the classes. */
function textOf(error: unknown, name: 'type' | 'code' | 'param' | 'message'): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : null;
  return typeof value === 'string' ? value : '';
}
