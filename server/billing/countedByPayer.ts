import { giveBack, requireAttempt } from '@/server/attempts/attempts';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { isApiError } from '@/server/http/ApiError';
import type { RequestContext } from '@/server/http/requestContext';
import { isTransientOutage } from '@/server/http/unavailable';

/**
 * Does work that costs a call to Stripe, counted for the account and for the client's network: accounts are free, so a
 * limit per account alone would stop nobody. Retries while Stripe is down do not use up the account's limit.
 * @throws ApiError too_many_requests, and whatever the work throws
 */
export async function countedByPayer<T>(
  context: RequestContext,
  accountId: string,
  work: () => Promise<T>,
): Promise<T> {
  const { services } = context;
  const attempt = await requireAttempt(services, {
    limit: 'payments-by-account',
    subject: accountId,
  });
  const release = () => giveBack(services.database, [attempt]);
  try {
    await requireAttemptByClient(context, 'payments-by-client');
  } catch (error) {
    await release();
    throw error;
  }
  try {
    return await work();
  } catch (error) {
    if (isTransientOutage(error) || (isApiError(error) && error.code === 'service_unavailable'))
      await release();
    throw error;
  }
}

/** Above the limit nobody is refused: a waiting page gets what we know so far, and Stripe's event arrives anyway. */
export async function mayAskStripe(context: RequestContext): Promise<boolean> {
  try {
    await requireAttemptByClient(context, 'payment-checks-by-client');
    return true;
  } catch (error) {
    if (isApiError(error)) return false;
    throw error;
  }
}
