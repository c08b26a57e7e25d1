import { findPortalConfiguration } from '@/server/billing/catalogue/portalConfiguration';
import { isCustomerMissing, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** The page of an account's subscription, where the billing pages lead back to. */
export const managePath = '/subscriptions/manage';

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
