import { mayAskStripe } from '@/server/billing/countedByPayer';
import { type CheckoutRow, openCheckoutOf } from '@/server/billing/rows/checkoutRows';
import { second } from '@/server/clock';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { reconcileCheckout } from './reconcileCheckout';

/** Minimum time between two calls to Stripe about one checkout on behalf of somebody who waits. */
const minIntervalMs = 3 * second;

/** `unknown`: Stripe was not asked about a recent page. `settling`: paid, and Stripe does not say all of it yet. */
export type WaitingPurchase = 'none' | 'unknown' | 'open' | 'settling' | 'complete';

/** Whether something may have been bought that is not recorded yet. */
export function mayBeBought(waiting: WaitingPurchase): boolean {
  return waiting === 'unknown' || waiting === 'settling';
}

/**
 * Asks Stripe about the open checkout, unless somebody has just asked. After `complete`, our rows may have changed. The
 * client's limit is counted last, once it is clear that a call to Stripe is due.
 */
export async function checkWaitingPurchase(
  context: RequestContext,
  accountId: string,
): Promise<WaitingPurchase> {
  const { services } = context;
  const due = await claimLook(services, accountId);
  if (!due) return (await openCheckoutOf(services.database, accountId)) ? 'unknown' : 'none';
  if (!(await mayAskStripe(context))) return 'unknown';
  const state = await reconcileCheckout(services, due, true);
  return state === 'expired' ? 'none' : state;
}

/** The account's open checkout, for the one call that may now ask Stripe about it; null for every other. */
export async function claimLook(
  { database, clock }: Services,
  accountId: string,
): Promise<CheckoutRow | null> {
  const now = clock.now();
  const due = await database
    .updateTable('checkouts')
    .set({ checked_at: now })
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .where('stripe_session_id', 'is not', null)
    .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<=', now - minIntervalMs)]))
    .returningAll()
    .executeTakeFirst();
  return due ?? null;
}
