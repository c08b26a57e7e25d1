import type Stripe from 'stripe';
import { plans } from '@/lib/content/subscription/plans';
import { type Difference, differenceOf, keyFor } from './difference';
import { activePrices, currenciesSold } from './stripeCatalog';

/** This name distinguishes the configurations made by our setup from those of the Stripe account's owner. */
const portalName = 'account in one currency';
/** That of the version before, with every currency; it still uses whichever has this name. */
const earlierName = 'account';
/** Where it stands among those of one currency. */
export const everyCurrency = 'every';

/** With `tax`, a subscriber may correct there what tax is reckoned by. */
type Options = { tax: boolean };
type Features = NonNullable<Stripe.BillingPortal.ConfigurationCreateParams['features']>;
type ChangedFeatures = Stripe.BillingPortal.ConfigurationUpdateParams['features'];
type Configuration = Stripe.BillingPortal.Configuration;

/**
 * One for each currency, in Stripe's spelling: one may not list two prices of a product with the same interval.
 * Until the setup has run after an upgrade, that of the version before serves, since no portal opens without any.
 */
export async function findPortalConfigurations(stripe: Stripe): Promise<ReadonlyMap<string, Configuration>> {
  const found = new Map<string, Configuration>();
  const expand = ['data.features.subscription_update.products'];
  for await (const configuration of stripe.billingPortal.configurations.list({
    active: true,
    expand,
    limit: 100,
  })) {
    const { site_portal: name, site_currency: currency } = configuration.metadata ?? {};
    const key = name === portalName ? currency : name === earlierName ? everyCurrency : undefined;
    if (key && !found.has(key)) found.set(key, configuration);
  }
  return found;
}

/** Compares the portal configurations with what the account pages promise. Only reads. */
export async function portalDifferences(stripe: Stripe, options: Options): Promise<Difference[]> {
  const existing = await findPortalConfigurations(stripe);
  const prices = await activePrices(stripe);
  const { configurations } = stripe.billingPortal;
  return currenciesSold().flatMap((currency) => {
    const name = `billing portal in ${currency.toUpperCase()}`;
    const found = existing.get(currency);
    const features = featuresFor(
      prices.filter((price) => price.currency === currency),
      options,
    );
    return differenceOf(name, { wanted: features, found: found?.features }, () => ({
      stopsSale: existing.size === 0,
      does: `${found ? 'Changed' : 'Created'} ${name}`,
      run() {
        if (found) return configurations.update(found.id, { features: withoutSchedule(features) });
        const metadata = { site_portal: portalName, site_currency: currency };
        return configurations.create({ features, metadata }, keyFor(`portal-in-${currency}`, features));
      },
    }));
  });
}

/** A trial continues when the plan is changed during it, as the page where it is chosen says. */
function featuresFor(prices: readonly Stripe.Price[], { tax }: Options): Features {
  const products = plans.map(({ productId }) => ({
    product: productId,
    prices: prices.filter(({ product }) => product === productId).map(({ id }) => id),
  }));
  return {
    customer_update: tax
      ? { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] }
      : { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: {
      enabled: true,
      mode: 'at_period_end',
      proration_behavior: 'none',
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
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'continue_trial',
    },
  };
}

/** A form cannot hold an empty list: Stripe empties the one that it has when it is sent an empty text. */
function withoutSchedule({ subscription_update: update, ...features }: Features): ChangedFeatures {
  const none = { schedule_at_period_end: { conditions: '' as const } };
  return { ...features, subscription_update: { ...update, ...none } };
}
