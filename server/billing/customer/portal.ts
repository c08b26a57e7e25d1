import { requireAccount } from '@/server/auth/tokens/bearer';
import { countedByPayer } from '@/server/billing/checkout/countedByPayer';
import { managePath } from '@/server/billing/checkout/returnUrl';
import { isCustomerMissing } from '@/server/billing/stripeUnavailable';
import { currentSubscription } from '@/server/billing/subscription/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { customerOf } from './customers';
import { forgetMissingCustomer } from './missingCustomer';

/** `GET /api/checkout/portal`: where a subscription bought through Stripe is managed. */
export async function getPortal(call: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(call);
  const { database } = call.services;
  const row = await currentSubscription(database, accountId);
  if (row && row.platform !== 'stripe') throw new ApiError('managed_elsewhere');
  const customer = await customerOf(database, accountId);
  if (!customer) throw new ApiError('no_subscription');
  try {
    const customerPortalUrl = await countedByPayer(call, accountId, () => portalUrl(call.services, customer));
    return { json: { customerPortalUrl } };
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    await forgetMissingCustomer(call.services, accountId, customer);
    throw new ApiError('no_subscription');
  }
}

/** A fresh address of Stripe's billing portal. It signs its holder in there: it is given to the account alone, never logged. */
export async function portalUrl(
  { stripe, config }: Services,
  customer: string,
  returnUrl = config.publicOrigin + managePath,
): Promise<string> {
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
  });
  return session.url;
}
