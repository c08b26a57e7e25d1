import type { CheckoutSessionRecord } from '../../records';

/** Where a completed checkout redirects. */
export function successUrl(session: CheckoutSessionRecord): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
