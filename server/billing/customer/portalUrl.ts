import type Stripe from 'stripe';
import type { Language } from '@/lib/content/site/languages/languages';
import { findPortalConfiguration } from '@/server/billing/catalog/portalConfiguration';
import { isCustomerMissing, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** The account's subscription page, which the billing pages lead back to. */
export const managePath = '/subscriptions/manage';

type Opening = {
  /** Where the billing pages lead back to. */
  returnUrl?: string;
  /** The language that they are shown in; by default that of the browser. */
  locale?: Language | null;
  /** The single purpose it is opened for; without one, its first page. */
  flow?: Stripe.BillingPortal.SessionCreateParams.FlowData;
};

/**
 * A new URL of Stripe's billing portal. It signs its holder in there, so it is given only to the account and never
 * logged. The portal's configuration is looked up once, and again when Stripe no longer accepts it.
 */
export async function portalUrl(
  services: Services,
  customer: string,
  { returnUrl = services.config.publicOrigin + managePath, locale = null, flow }: Opening = {},
): Promise<string> {
  const known = services.payments.portal;
  const open = async (configuration: string) => {
    const parameters = {
      customer,
      return_url: returnUrl,
      configuration,
      ...(locale ? { locale } : {}),
      ...(flow ? { flow_data: flow } : {}),
    };
    return (await services.stripe.billingPortal.sessions.create(parameters)).url;
  };
  try {
    return await open(known ?? (await lookUpPortal(services)));
  } catch (error) {
    if (known === null || !isRefusedByStripe(error) || isCustomerMissing(error)) throw error;
    return open(await lookUpPortal(services));
  }
}

/** @throws ApiError service_unavailable while there is none: the operator must set it up */
async function lookUpPortal({ stripe, payments, log }: Services): Promise<string> {
  const found = await findPortalConfiguration(stripe);
  payments.portal = found?.id ?? null;
  if (found) return found.id;
  payments.missing = [...new Set([...(payments.missing ?? []), 'billing portal'])];
  log.error('the billing portal is not set up at Stripe: run payments-setup');
  throw new ApiError('service_unavailable', { retryAfterSeconds: 60 });
}
