import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { openCheckoutOf } from '@/server/billing/rows/checkoutRows';
import { second } from '@/server/clock';
import { isApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import { reconcileCheckout } from './reconcileCheckout';
import { claimLook } from './waitingPurchase';

/** How often to see whether another call has recorded the purchase, in milliseconds. */
const pollIntervalMs = 200;
/** Somebody is waiting for tokens, which can be issued without this. */
const patienceMs = 3 * second;

type Look = {
  accountId: string;
  /** Counts the call to Stripe. @throws ApiError too_many_requests */
  count: () => Promise<void>;
};

/**
 * For new tokens, whose claims apps keep for hours: records what was paid, in case Stripe's event is late. True when it
 * may have been recorded. Never fails, and takes three seconds at most; what Stripe says later is recorded, too.
 */
export async function recordUnreportedPurchase(services: Services, look: Look): Promise<boolean> {
  const patience = AbortSignal.timeout(patienceMs);
  const late = once(patience, 'abort').then(() => false);
  try {
    return await Promise.race([askOrWait(services, look, patience), late]);
  } catch (error) {
    if (!isApiError(error)) services.log.warn({ err: error }, 'a purchase could not be looked up');
    return false;
  }
}

/** While another call asks, such as the page's beside its app's, waits until that call has recorded the purchase. */
async function askOrWait(
  services: Services,
  { accountId, count }: Look,
  patience: AbortSignal,
): Promise<boolean> {
  const isOpen = async () => Boolean((await openCheckoutOf(services.database, accountId))?.stripe_session_id);
  if (!(await isOpen())) return false;
  const due = await claimLook(services, accountId);
  if (due) {
    await count();
    return (await reconcileCheckout(services, due, true)) === 'complete';
  }
  while (!patience.aborted && (await isOpen())) await setTimeout(pollIntervalMs);
  return !patience.aborted;
}
