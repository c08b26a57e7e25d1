import type Stripe from 'stripe';
import { plans } from '@/lib/content/subscription/plans';
import { digest } from '@/server/secrets';
import { activePrices } from './stripeCatalog';

/** This name distinguishes the configuration made by our setup from those of the Stripe account's owner. */
const portalName = 'account';

/** With `tax`, a subscriber may correct there what tax is reckoned by. */
type Options = { tax: boolean };
type Features = NonNullable<Stripe.BillingPortal.ConfigurationCreateParams['features']>;

/** The billing portal configuration that our setup made, or null. Stripe opens no portal without one. */
export async function findPortalConfiguration(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | null> {
  const found = stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  for await (const configuration of found) {
    if (configuration.metadata?.site_portal === portalName) return configuration;
  }
  return null;
}

/** Whether the portal configuration is missing at Stripe or differs from what the account pages promise. Only reads. */
export async function portalState(
  stripe: Stripe,
  options: Options,
): Promise<'missing' | 'different' | 'ready'> {
  const existing = await findPortalConfiguration(stripe);
  if (!existing) return 'missing';
  return isAsWanted(existing, await wantedFeatures(stripe, options)) ? 'ready' : 'different';
}

/** Creates the portal configuration, or updates it to what we want. */
export async function ensurePortalConfiguration(
  stripe: Stripe,
  options: Options,
  report: (line: string) => void = () => {},
): Promise<void> {
  const features = await wantedFeatures(stripe, options);
  const existing = await findPortalConfiguration(stripe);
  const site_features = digest(JSON.stringify(features));
  if (!existing) {
    const metadata = { site_portal: portalName, site_features };
    // Instances that start together send the same key, so only one configuration is made.
    const idempotencyKey = `portal-${site_features}`;
    await stripe.billingPortal.configurations.create({ features, metadata }, { idempotencyKey });
    report('Created the configuration of the billing portal');
  } else if (!isAsWanted(existing, features)) {
    await stripe.billingPortal.configurations.update(existing.id, { features, metadata: { site_features } });
    report('Changed the configuration of the billing portal');
  }
}

/**
 * What a subscriber may do in the portal. A trial continues when the plan is changed during it: the page where it is
 * chosen says that nothing is charged before the trial ends.
 */
async function wantedFeatures(stripe: Stripe, { tax }: Options): Promise<Features> {
  const prices = await activePrices(stripe);
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
function isAsWanted({ features, metadata }: Stripe.BillingPortal.Configuration, wanted: Features): boolean {
  return (
    metadata?.site_features === digest(JSON.stringify(wanted)) &&
    features.invoice_history.enabled &&
    features.payment_method_update.enabled &&
    features.subscription_cancel.enabled &&
    features.subscription_update.enabled
  );
}
