import type { Parameters } from '../api/Parameters';
import { invalid, noSuch } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { PortalConfigurationRecord } from '../records';

type Features = PortalConfigurationRecord['features'];
type Update = Features['subscription_update'];

export function createPortalConfiguration(
  context: EmulatorContext,
  parameters: Parameters,
): PortalConfigurationRecord {
  const blank: PortalConfigurationRecord = {
    id: newId(context.random, 'bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: context.now(),
    default_return_url: null,
    features: noFeatures,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: context.now(),
  };
  return apply(context, blank, parameters);
}

export function updatePortalConfiguration(
  context: EmulatorContext,
  configuration: PortalConfigurationRecord,
  parameters: Parameters,
): PortalConfigurationRecord {
  return apply(context, { ...configuration, updated: context.now() }, parameters);
}

const noFeatures: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: 'unchanged',
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

function apply(
  context: EmulatorContext,
  before: PortalConfigurationRecord,
  parameters: Parameters,
): PortalConfigurationRecord {
  const profile = parameters.object('business_profile');
  const text = (reader: Parameters | undefined, name: string, current: string | null) =>
    reader?.has(name) ? reader.text(name) || null : current;
  const { business_profile } = before;
  const after: PortalConfigurationRecord = {
    ...before,
    active: (parameters.has('active') ? parameters.boolean('active') : undefined) ?? before.active,
    business_profile: {
      headline: text(profile, 'headline', business_profile.headline),
      privacy_policy_url: text(profile, 'privacy_policy_url', business_profile.privacy_policy_url),
      terms_of_service_url: text(profile, 'terms_of_service_url', business_profile.terms_of_service_url),
    },
    default_return_url: text(parameters, 'default_return_url', before.default_return_url),
    features: featuresOf(context, before.features, parameters.object('features')),
    metadata: parameters.metadata(before.metadata),
    name: text(parameters, 'name', before.name),
  };
  context.store.save(after);
  return after;
}

function featuresOf(context: EmulatorContext, before: Features, sent: Parameters | undefined): Features {
  if (!sent) return before;
  const customer = sent.object('customer_update');
  const cancel = sent.object('subscription_cancel');
  const reason = cancel?.object('cancellation_reason');
  const { subscription_cancel: cancelled, customer_update: updates } = before;
  return {
    ...before,
    customer_update: {
      allowed_updates: listOf(customer, 'allowed_updates') ?? updates.allowed_updates,
      enabled: customer?.boolean('enabled') ?? updates.enabled,
    },
    invoice_history: {
      enabled: sent.object('invoice_history')?.boolean('enabled') ?? before.invoice_history.enabled,
    },
    payment_method_update: {
      ...before.payment_method_update,
      enabled:
        sent.object('payment_method_update')?.boolean('enabled') ?? before.payment_method_update.enabled,
    },
    subscription_cancel: {
      cancellation_reason: {
        ...cancelled.cancellation_reason,
        enabled: reason?.boolean('enabled') ?? cancelled.cancellation_reason.enabled,
        options: listOf(reason, 'options') ?? cancelled.cancellation_reason.options,
      },
      enabled: cancel?.boolean('enabled') ?? cancelled.enabled,
      mode: cancel?.text('mode') ?? cancelled.mode,
      proration_behavior: cancel?.text('proration_behavior') ?? cancelled.proration_behavior,
    },
    subscription_update: updateOf(context, before.subscription_update, sent.object('subscription_update')),
  };
}

function updateOf(context: EmulatorContext, before: Update, sent: Parameters | undefined): Update {
  if (!sent) return before;
  const products = sent.has('products') ? sent.objects('products').map((one) => product(context, one)) : null;
  const conditions = sent.object('schedule_at_period_end')?.objects('conditions');
  return {
    billing_cycle_anchor: sent.text('billing_cycle_anchor') ?? before.billing_cycle_anchor,
    default_allowed_updates: listOf(sent, 'default_allowed_updates') ?? before.default_allowed_updates,
    enabled: sent.boolean('enabled') ?? before.enabled,
    products: products ?? before.products,
    proration_behavior: sent.text('proration_behavior') ?? before.proration_behavior,
    schedule_at_period_end: conditions
      ? { conditions: conditions.map((one) => ({ type: one.required('type') })) }
      : before.schedule_at_period_end,
    trial_update_behavior: sent.text('trial_update_behavior') ?? before.trial_update_behavior,
  };
}

/** Products and prices a subscriber may change to; each price must belong to the product it is listed under. */
function product(context: EmulatorContext, sent: Parameters): Update['products'][number] {
  const id = sent.required('product');
  if (!context.store.get('product', id))
    throw noSuch('product', id, 'features[subscription_update][products]');
  const prices = sent.texts('prices');
  const intervals = new Set<string>();
  for (const price of prices) {
    const found = context.store.get('price', price);
    if (!found) throw noSuch('price', price, 'features[subscription_update][products]');
    if (found.product !== id || !found.active) {
      throw invalid(
        `The price ${price} is not an active price of ${id}.`,
        'features[subscription_update][products]',
      );
    }
    const { interval, interval_count } = found.recurring;
    intervals.add(`${interval_count} ${interval}`);
  }
  if (intervals.size < prices.length)
    throw invalid('For each product, its price must have unique billing intervals.');
  return { adjustable_quantity: { enabled: false, maximum: null, minimum: 1 }, prices, product: id };
}

function listOf(sent: Parameters | undefined, name: string): string[] | undefined {
  return sent?.has(name) ? sent.texts(name) : undefined;
}
