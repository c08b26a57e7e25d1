const awayTypes = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);

/** True when Stripe could not answer: unreachable, failing on its side, or asking us to slow down. */
export function isStripeAway(error: unknown): error is Error {
  return error instanceof Error && awayTypes.has(stringProperty(error, 'type'));
}

/** True when Stripe answers that the object does not exist. */
export function isMissingAtStripe(error: unknown): boolean {
  return error instanceof Error && stringProperty(error, 'code') === 'resource_missing';
}

// By shape rather than by class: bundles compiled apart each have their own copy of the classes.
function stringProperty(error: object, name: 'type' | 'code'): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
}
