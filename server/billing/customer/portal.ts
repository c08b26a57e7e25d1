import { requireAccount } from '@/server/auth/tokens/bearer';
import { findPortalConfiguration } from '@/server/billing/catalogue/portalConfiguration';
import { countedByPayer } from '@/server/billing/checkout/countedByPayer';
import { managePath } from '@/server/billing/checkout/returnUrl';
import { isCustomerMissing, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
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

/**
 * A fresh address of Stripe's billing portal. It signs its holder in there: it is given to the account alone, never logged.
 * The portal's configuration is looked up once, and anew when Stripe takes the known one no longer.
 */
export async function portalUrl(
  services: Services,
  customer: string,
  returnUrl = services.config.publicOrigin + managePath,
): Promise<string> {
  const known = services.payments.portal;
  try {
    return await openPortal(services, customer, returnUrl, known ?? (await lookUpPortal(services)));
  } catch (error) {
    if (known === null || !isRefusedByStripe(error) || isCustomerMissing(error)) throw error;
    return openPortal(services, customer, returnUrl, await lookUpPortal(services));
  }
}

async function openPortal(
  { stripe }: Services,
  customer: string,
  return_url: string,
  configuration: string,
): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url, configuration });
  return url;
}

/** @throws ApiError service_unavailable while there is none: the operator has to set it up. */
async function lookUpPortal({ stripe, payments, log }: Services): Promise<string> {
  const found = await findPortalConfiguration(stripe);
  payments.portal = found?.id ?? null;
  if (found) return found.id;
  payments.missing = [...new Set([...(payments.missing ?? []), 'billing portal'])];
  log.error('the billing portal is not set up at Stripe: run payments-setup');
  throw new ApiError('service_unavailable', { retryAfterSeconds: 60 });
}
