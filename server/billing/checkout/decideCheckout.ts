import type { CheckoutRow } from '@/server/billing/rows/checkoutRows';
import { minute } from '@/server/clock';

/** A URL that expires sooner than this is replaced instead of being handed out. */
const minTimeLeftMs = 2 * minute;
/** Stripe opens no session that ends in less than half an hour. */
const minLifetimeMs = 31 * minute;

/** What to do with the open checkout of an account. */
export type CheckoutDecision =
  /** For this choice, and without a page: Stripe is asked for one. */
  | 'open-page'
  /** For another choice, or nearly over, and without a page: nobody can pay it. */
  | 'close'
  /** For this choice: its page is handed out if Stripe still has it open. */
  | 'hand-out'
  /** For another choice, or nearly over: its page is expired at Stripe, unless it is paid. */
  | 'expire';

export function decideCheckout(
  open: Pick<CheckoutRow, 'stripe_session_id' | 'request_hash' | 'expires_at'>,
  { requestHash, now }: { requestHash: string; now: number },
): CheckoutDecision {
  const hasPage = open.stripe_session_id !== null;
  const lasts = open.expires_at - now > (hasPage ? minTimeLeftMs : minLifetimeMs);
  const isWanted = open.request_hash === requestHash && lasts;
  if (hasPage) return isWanted ? 'hand-out' : 'expire';
  return isWanted ? 'open-page' : 'close';
}
