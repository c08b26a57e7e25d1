import { isApiError } from '@/server/http/ApiError';
import { hit, hitByClient } from '@/server/http/limits/limits';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * Counts a call that costs a call at Stripe, for the account and for the client's network: accounts are free, so the one
 * alone would bound nobody. @throws ApiError too_many_requests
 */
export async function hitByPayer(call: RequestContext, accountId: string): Promise<void> {
  await hit(call.services.database, call.services, 'payments-by-account', accountId);
  await hitByClient(call, 'payments-by-client');
}

/**
 * Whether Stripe may be asked on behalf of a page that waits. Beyond the limit nobody is refused: the page is told what
 * is known, and the message from Stripe comes all the same.
 */
export async function mayAskStripe(call: RequestContext): Promise<boolean> {
  try {
    await hitByClient(call, 'payment-checks-by-client');
    return true;
  } catch (error) {
    if (isApiError(error)) return false;
    throw error;
  }
}
