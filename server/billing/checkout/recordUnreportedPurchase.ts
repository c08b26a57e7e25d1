import { setTimeout } from 'node:timers/promises';
import { openCheckoutOf } from '@/server/billing/rows/checkoutRows';
import { second } from '@/server/clock';
import { isApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import { reconcileCheckout } from './reconcileCheckout';
import { claimLook } from './waitingPurchase';

/** How often to see whether another call has recorded the purchase, in milliseconds. */
const pollIntervalMs = 200;

type Look = {
  accountId: string;
  /** Counts the call to Stripe. @throws ApiError too_many_requests */
  count: () => Promise<void>;
  /** Somebody is waiting for tokens, which can be issued without this. */
  timeoutMs?: number;
};

/**
 * For new tokens, whose claims apps keep for hours: records what was paid, in case Stripe's event is late. True when it
 * may have been recorded. Never fails, and takes three seconds at most; what Stripe says later is recorded, too.
 */
export async function recordUnreportedPurchase(
  services: Services,
  { timeoutMs = 3 * second, ...look }: Look,
): Promise<boolean> {
  const ending = new AbortController();
  const { signal } = ending;
  try {
    const late = setTimeout(timeoutMs, false, { signal });
    return await Promise.race([askOrWait(services, look, signal), late]);
  } catch (error) {
    if (!isApiError(error)) services.log.warn({ err: error }, 'a purchase could not be looked up');
    return false;
  } finally {
    ending.abort();
  }
}

/** While another call asks, such as the page's beside its app's, waits until that call has recorded the purchase. */
async function askOrWait(
  services: Services,
  { accountId, count }: Look,
  signal: AbortSignal,
): Promise<boolean> {
  const isOpen = async () => Boolean((await openCheckoutOf(services.database, accountId))?.stripe_session_id);
  if (!(await isOpen())) return false;
  const due = await claimLook(services, accountId);
  if (due) {
    await count();
    return (await reconcileCheckout(services, due, true)) === 'complete';
  }
  while (await isOpen()) await setTimeout(pollIntervalMs, undefined, { signal });
  return true;
}
