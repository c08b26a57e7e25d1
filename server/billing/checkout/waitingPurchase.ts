import { mayAskStripe } from '@/server/billing/countedByPayer';
import { openCheckoutOf } from '@/server/billing/rows/checkoutRows';
import { second } from '@/server/clock';
import type { RequestContext } from '@/server/http/requestContext';
import { reconcileCheckout } from './reconcileCheckout';

/** Minimum time between two calls to Stripe about one checkout on behalf of a waiting page. */
const minIntervalMs = 3 * second;

/**
 * `unknown`: a payment page is open or was a moment ago, and Stripe was not asked whether it is paid. `settling`: it is
 * paid, and Stripe does not say everything about it yet.
 */
export type WaitingPurchase = 'none' | 'unknown' | 'open' | 'settling' | 'complete';

/** Whether something may have been bought that is not recorded yet. */
export function mayBeBought(waiting: WaitingPurchase): boolean {
  return waiting === 'unknown' || waiting === 'settling';
}

/**
 * For the page that waits for its purchase: asks Stripe about the open checkout, if there is one and nobody has just
 * asked. After `complete`, our rows may have changed. The client's limit is counted last, once it is clear that a call
 * to Stripe is due.
 */
export async function checkWaitingPurchase(
  context: RequestContext,
  accountId: string,
): Promise<WaitingPurchase> {
  const { services } = context;
  const now = services.clock.now();
  const due = await services.database
    .updateTable('checkouts')
    .set({ checked_at: now })
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .where('stripe_session_id', 'is not', null)
    .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<=', now - minIntervalMs)]))
    .returningAll()
    .executeTakeFirst();
  if (!due) return (await openCheckoutOf(services.database, accountId)) ? 'unknown' : 'none';
  if (!(await mayAskStripe(context))) return 'unknown';
  const state = await reconcileCheckout(services, due, true);
  return state === 'expired' ? 'none' : state;
}
