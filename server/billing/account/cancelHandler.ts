import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { endWithPeriod } from '@/server/billing/subscription/endWithPeriod';
import { subscriptionResponse } from '@/server/billing/subscription/subscriptionResponse';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { runningSubscription } from './planChangeHandler';

/**
 * `POST /api/subscription/cancel`: for what ends sooner than the page of the payment provider says. Repeating it changes nothing.
 * @throws ApiError no_subscription, managed_elsewhere
 */
export async function postCancel(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { services } = context;
  const row = await runningSubscription(services, accountId);
  if (row.status !== 'Not Auto-Renewable')
    await countedByPayer(context, accountId, () => endWithPeriod(services, row.provider_subscription_id));
  const now = await runningSubscription(services, accountId);
  return { json: subscriptionResponse(now, services.clock.now()) };
}
