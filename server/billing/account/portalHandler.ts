import { requireAccount } from '@/server/auth/tokens/bearer';
import { forgetMissingCustomer } from '@/server/billing/checkout/missingCustomer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { portalUrl } from '@/server/billing/customer/portalUrl';
import { customerOf } from '@/server/billing/rows/customers';
import { isCustomerMissing } from '@/server/billing/stripeUnavailable';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/** `GET /api/checkout/portal`: where a subscription bought through Stripe is managed. */
export async function getPortal(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { database } = context.services;
  const row = await currentSubscription(database, accountId);
  if (row && row.platform !== 'stripe') throw new ApiError('managed_elsewhere');
  const customer = await customerOf(database, accountId);
  if (!customer) throw new ApiError('no_subscription');
  try {
    const customerPortalUrl = await countedByPayer(context, accountId, () =>
      portalUrl(context.services, customer),
    );
    return { json: { customerPortalUrl } };
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    await forgetMissingCustomer(context.services, accountId, customer);
    throw new ApiError('no_subscription');
  }
}
