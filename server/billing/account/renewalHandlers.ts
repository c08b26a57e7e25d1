import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { storeManageUrl } from '@/server/billing/customer/portalUrl';
import { refundRequestOf } from '@/server/billing/rows/refundRequests';
import { isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { endWithPeriod } from '@/server/billing/subscription/endWithPeriod';
import { subscriptionResponse } from '@/server/billing/subscription/subscriptionResponse';
import { mayBeCharged, renewingStorePurchase } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { runningSubscription } from './planChangeHandler';

/**
 * `POST /api/subscription/cancel`: for what ends sooner than the page of the payment provider says.
 * @throws ApiError no_subscription, managed_elsewhere
 */
export async function postCancel(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { services } = context;
  const { status, provider_subscription_id: id } = await runningSubscription(services, accountId);
  if (status !== 'Not Auto-Renewable')
    await countedByPayer(context, accountId, () => endWithPeriod(services, id));
  return subscriptionNow(services, accountId);
}

/**
 * `POST /api/subscription/resume`: changes only what was set to end, and not for a refund that is still to be made.
 * @throws ApiError no_subscription, managed_elsewhere; renews_elsewhere while an app store may charge for another one
 */
export async function postResume(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { services } = context;
  const row = await runningSubscription(services, accountId);
  const refund = await refundRequestOf(services.database, row.provider_subscription_id);
  // Whoever asked for the money back waits for the end as well.
  const isEnding = refund !== null && refund.finished_at === null;
  if (row.status === 'Not Auto-Renewable' && !isEnding) {
    await refuseBesideStore(services, accountId);
    await countedByPayer(context, accountId, () => resume(services, row.provider_subscription_id));
  }
  return subscriptionNow(services, accountId);
}

async function subscriptionNow(services: Services, accountId: string): Promise<HandlerResult> {
  const row = await runningSubscription(services, accountId);
  return { json: subscriptionResponse(row, services.clock.now()) };
}

async function refuseBesideStore({ database, config, clock }: Services, accountId: string): Promise<void> {
  const purchase = await renewingStorePurchase(database, accountId, clock.now(), mayBeCharged);
  if (purchase)
    throw new ApiError('renews_elsewhere', { customerPortalUrl: storeManageUrl(config, purchase) });
}

/** @throws ApiError no_subscription when it has ended in the meantime */
async function resume(services: Services, id: string): Promise<void> {
  const { subscriptions } = services.stripe;
  try {
    const { cancel_at_period_end: atEnd, cancel_at: at } = await subscriptions.retrieve(id);
    if (atEnd) await subscriptions.update(id, { cancel_at_period_end: false });
    else if (at !== null) await subscriptions.update(id, { cancel_at: '' });
  } catch (error) {
    if (!isRefusedByStripe(error)) throw error;
    await syncIfKnown(services, id);
    throw new ApiError('no_subscription');
  }
  await syncIfKnown(services, id);
}
