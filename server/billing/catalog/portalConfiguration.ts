import type Stripe from 'stripe';
import { plans } from '@/lib/content/subscription/plans';
import { digest } from '@/server/secrets';
import { activePrices } from './stripeCatalog';

/** This name distinguishes the configurations made by our setup from those of the Stripe account's owner. */
const portalName = 'account in one currency';
/** That of the version before, with every currency; it still uses whichever has this name. */
const earlierName = 'account';
/** Where it stands among those of one currency. */
export const everyCurrency = 'every';

/** With `tax`, a subscriber may correct there what tax is reckoned by. */
type Options = { tax: boolean };
type Features = NonNullable<Stripe.BillingPortal.ConfigurationCreateParams['features']>;
type Configuration = Stripe.BillingPortal.Configuration;

/**
 * One for each currency, in Stripe's spelling: one may not list two prices of a product with the same interval.
 * Until the setup has run after an upgrade, that of the version before serves, since no portal opens without any.
 */
export async function findPortalConfigurations(stripe: Stripe): Promise<ReadonlyMap<string, Configuration>> {
  const found = new Map<string, Configuration>();
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    const { site_portal: name, site_currency: currency } = configuration.metadata ?? {};
    const key = name === portalName ? currency : name === earlierName ? everyCurrency : undefined;
    if (key && !found.has(key)) found.set(key, configuration);
  }
  return found;
}

/** Whether the portal is missing at Stripe or differs from what the account pages promise. Only reads. */
export async function portalState(
  stripe: Stripe,
  options: Options,
): Promise<'missing' | 'different' | 'ready'> {
  const existing = await findPortalConfigurations(stripe);
  if (existing.size === 0) return 'missing';
  const wanted = await wantedFeatures(stripe, options);
  const isReady = [...wanted].every(([currency, features]) => isAsWanted(existing.get(currency), features));
  return isReady ? 'ready' : 'different';
}

/** Creates the portal configurations, or updates them to what we want. */
export async function ensurePortalConfigurations(
  stripe: Stripe,
  options: Options,
  report: (line: string) => void,
): Promise<void> {
  const existing = await findPortalConfigurations(stripe);
  let changed = 0;
  for (const [currency, features] of await wantedFeatures(stripe, options)) {
    const before = existing.get(currency);
    if (isAsWanted(before, features)) continue;
    const site_features = digest(JSON.stringify(features));
    changed += 1;
    if (before) {
      await stripe.billingPortal.configurations.update(before.id, { features, metadata: { site_features } });
      continue;
    }
    const metadata = { site_portal: portalName, site_currency: currency, site_features };
    // Instances that start together send the same key, so only one configuration is made.
    const idempotencyKey = `portal-in-${currency}-${site_features}`;
    await stripe.billingPortal.configurations.create({ features, metadata }, { idempotencyKey });
  }
  if (changed === 0) return;
  report(`${existing.size === 0 ? 'Created' : 'Changed'} the configurations of the billing portal`);
}

/** By currency. A trial continues when the plan is changed during it, as the page where it is chosen says. */
async function wantedFeatures(stripe: Stripe, options: Options): Promise<ReadonlyMap<string, Features>> {
  const prices = await activePrices(stripe);
  const currencies = [...new Set(prices.map(({ currency }) => currency))];
  return new Map(
    currencies.map((currency) => {
      const sold = prices.filter((price) => price.currency === currency);
      return [currency, featuresFor(sold, options)];
    }),
  );
}

function featuresFor(prices: readonly Stripe.Price[], { tax }: Options): Features {
  const products = plans.map(({ productId }) => ({
    product: productId,
    prices: prices.filter(({ product }) => product === productId).map(({ id }) => id),
  }));
  return {
    ...(tax ? { customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] } } : {}),
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: {
      enabled: true,
      mode: 'at_period_end',
      cancellation_reason: {
        enabled: true,
        options: ['too_expensive', 'missing_features', 'switched_service', 'unused', 'too_complex', 'other'],
      },
    },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: products.filter((one) => one.prices.length > 0),
      proration_behavior: 'create_prorations',
      trial_update_behavior: 'continue_trial',
    },
  };
}

/** The metadata records what was requested, since an answer may omit some of the features. */
function isAsWanted(existing: Configuration | undefined, wanted: Features): boolean {
  if (!existing) return false;
  const { features, metadata } = existing;
  return (
    metadata?.site_features === digest(JSON.stringify(wanted)) &&
    features.invoice_history.enabled &&
    features.payment_method_update.enabled &&
    features.subscription_cancel.enabled &&
    features.subscription_update.enabled
  );
}
