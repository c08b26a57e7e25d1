import { mayAskStripe } from '@/server/billing/countedByPayer';
import { second } from '@/server/clock';
import type { RequestContext } from '@/server/http/requestContext';
import { reconcileCheckout } from './reconcileCheckout';

/** How often at most Stripe is asked about one checkout on behalf of a page that waits for it. */
const minIntervalMs = 3 * second;

/**
 * For the page that waits for its purchase: asks Stripe about the open checkout, if there is one and nobody asked just
 * now. True when our rows may have changed. Whether this client may ask is counted last, once it is clear that Stripe is due.
 */
export async function checkWaitingPurchase(context: RequestContext, accountId: string): Promise<boolean> {
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
  if (!due || !(await mayAskStripe(context))) return false;
  return (await reconcileCheckout(services, due, true)) === 'complete';
}
