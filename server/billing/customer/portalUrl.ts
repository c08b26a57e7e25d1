import type Stripe from 'stripe';
import type { Language } from '@/lib/content/site/languages/languages';
import { everyCurrency, findPortalConfigurations } from '@/server/billing/catalog/portalConfiguration';
import { isCustomerMissing, isMissingAtStripe, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import type { Config } from '@/server/config/config';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** The account's subscription page, which the billing pages lead back to. */
export const managePath = '/subscriptions/manage';

type Opening = {
  returnUrl: string;
  /** The language that they are shown in; by default that of the browser. */
  locale?: Language | null;
  /** The single purpose it is opened for; without one, its first page. */
  flow?: Stripe.BillingPortal.SessionCreateParams.FlowData;
};

type Portals = ReadonlyMap<string, string>;

/**
 * A new URL of Stripe's billing portal. It signs its holder in, so only the account gets it and no log. Configurations
 * are looked up once, and again when Stripe no longer accepts one, or when there was none for a currency.
 */
export async function portalUrl(
  services: Services,
  customer: string,
  { returnUrl, locale = null, flow }: Opening,
): Promise<string> {
  const currency = await currencyOf(services, customer);
  const known = knownPortals(services, currency);
  const open = async (portals: Portals) => {
    const parameters = {
      customer,
      return_url: returnUrl,
      configuration: configurationFor(portals, currency),
      ...(locale ? { locale } : {}),
      ...(flow ? { flow_data: flow } : {}),
    };
    return (await services.stripe.billingPortal.sessions.create(parameters)).url;
  };
  try {
    return await open(known ?? (await lookUpPortals(services)));
  } catch (error) {
    if (known === null || !isRefusedByStripe(error) || isCustomerMissing(error)) throw error;
    return open(await lookUpPortals(services));
  }
}

/** The currency in which the customer is charged; null before the first charge, and for a customer who does not exist. */
async function currencyOf({ stripe }: Services, customerId: string): Promise<string | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return customer.deleted ? null : (customer.currency ?? null);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    return null;
  }
}

/** Null when the setup may have made one for this currency since. */
function knownPortals({ payments: { portals } }: Services, currency: string | null): Portals | null {
  return currency === null || portals?.has(currency) ? portals : null;
}

/** Cards and invoices are the same in all; only the plans to change to differ. */
function configurationFor(portals: Portals, currency: string | null): string | undefined {
  const [any] = portals.values();
  return portals.get(currency ?? everyCurrency) ?? portals.get(everyCurrency) ?? any;
}

/** @throws ApiError service_unavailable while there is none: the operator must set it up */
async function lookUpPortals({ stripe, payments, log }: Services): Promise<Portals> {
  const found = await findPortalConfigurations(stripe);
  payments.portals = found.size > 0 ? new Map([...found].map(([currency, { id }]) => [currency, id])) : null;
  if (payments.portals) return payments.portals;
  payments.missing = [...new Set([...(payments.missing ?? []), 'billing portal'])];
  log.error('the billing portal is not set up at Stripe: run payments-setup');
  throw new ApiError('service_unavailable', { retryAfterSeconds: 60 });
}

/** Where an app store subscription is managed: it can only be changed or canceled there. */
export function storeManageUrl(
  { mode, publicOrigin, stores }: Pick<Config, 'mode' | 'publicOrigin' | 'stores'>,
  { platform }: Pick<SubscriptionRow, 'platform'>,
): string {
  if (mode === 'sandbox') return `${publicOrigin}/sandbox/stores`;
  if (platform === 'apple') return 'https://apps.apple.com/account/subscriptions';
  const address = new URL('https://play.google.com/store/account/subscriptions');
  if (stores.google) address.searchParams.set('package', stores.google.packageName);
  return address.href;
}
