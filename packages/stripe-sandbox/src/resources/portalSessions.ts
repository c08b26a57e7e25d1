import type { Parameters } from '../api/Parameters';
import { invalid, missing, noSuch } from '../api/StripeFailure';
import { itemOf } from '../billing/planLine';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import type { PortalConfigurationRecord, PortalSessionRecord, SubscriptionRecord } from '../records';
import { liveCustomer } from './customers';

export function createPortalSession(context: EmulatorContext, parameters: Parameters): PortalSessionRecord {
  const customer = liveCustomer(context, parameters.required('customer'), 'customer').id;
  const returnUrl = parameters.text('return_url') || null;
  if (returnUrl && !/^https?:\/\//.test(returnUrl)) {
    throw invalid('Not a valid URL', 'return_url', 'url_invalid');
  }
  const id = newId(context.random, 'bps', 48);
  const configuration = configurationOf(context, parameters.text('configuration'));
  const session: PortalSessionRecord = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: context.now(),
    customer,
    customer_account: null,
    flow: portalFlow(context, parameters.object('flow_data'), { customer, configuration }),
    livemode: false,
    locale: parameters.text('locale') || null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: context.pageUrl(`/portal/${id}`),
    sandbox: { confirmingPaymentMethod: null },
  };
  context.store.save(session);
  return session;
}

/** The named configuration, otherwise the account's default: a new account has none until its owner saves one. */
function configurationOf(context: EmulatorContext, id: string | undefined): PortalConfigurationRecord {
  if (id) {
    const named = context.store.get('billing_portal.configuration', id);
    if (!named) throw noSuch('configuration', id, 'configuration');
    if (!named.active) throw invalid(`The configuration ${id} is not active.`, 'configuration');
    return named;
  }
  const conditions = [(one: PortalConfigurationRecord) => one.is_default];
  const [standard] = context.store.list('billing_portal.configuration', { conditions, limit: 1 }).data;
  if (standard) return standard;
  throw invalid(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
  );
}

type Flow = NonNullable<PortalSessionRecord['flow']>;
type Place = { customer: string; configuration: PortalConfigurationRecord };

/** The purpose of a single-purpose session: its page opens at that step, and leads back once it is done. */
function portalFlow(context: EmulatorContext, sent: Parameters | undefined, place: Place): Flow | null {
  if (!sent) return null;
  const type = sent.required('type');
  const { features } = place.configuration;
  const enabled: Readonly<Record<string, boolean>> = {
    payment_method_update: features.payment_method_update.enabled,
    subscription_cancel: features.subscription_cancel.enabled,
    subscription_update_confirm: features.subscription_update.enabled,
  };
  if (!enabled[type])
    throw invalid(
      `This feature in the portal configuration is disabled. Please enable it and try again: ${type}`,
      'flow_data[type]',
    );
  const flow: Flow = {
    after_completion: afterCompletion(sent.object('after_completion')),
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
  if (type === 'payment_method_update') return flow;
  const part = sent.object(type);
  if (!part) throw missing(`flow_data[${type}]`);
  const subscription = runningSubscription(context, part, type, place.customer);
  if (type === 'subscription_cancel') {
    if (subscription.cancel_at !== null)
      throw invalid('This subscription is already set to be canceled.', `flow_data[${type}][subscription]`);
    return { ...flow, subscription_cancel: { retention: null, subscription: subscription.id } };
  }
  const items = part.objects('items').map((item) => ({
    id: item.required('id'),
    price: item.required('price'),
    quantity: item.integer('quantity', 1) ?? 1,
  }));
  checkItems(context, subscription, place.configuration, items);
  return {
    ...flow,
    subscription_update_confirm: { discounts: null, items, subscription: subscription.id },
  };
}

function afterCompletion(sent: Parameters | undefined): Flow['after_completion'] {
  const type = sent?.text('type') ?? 'portal_homepage';
  const message = sent?.object('hosted_confirmation')?.text('custom_message');
  const returnUrl = sent?.object('redirect')?.required('return_url');
  if (type === 'redirect' && !returnUrl) throw missing('flow_data[after_completion][redirect]');
  return {
    hosted_confirmation: message === undefined ? null : { custom_message: message },
    redirect: returnUrl ? { return_url: returnUrl } : null,
    type,
  };
}

function runningSubscription(
  context: EmulatorContext,
  part: Parameters,
  type: string,
  customer: string,
): SubscriptionRecord {
  const name = `flow_data[${type}][subscription]`;
  const id = part.required('subscription');
  const subscription = context.store.get('subscription', id);
  if (subscription?.customer !== customer) throw noSuch('subscription', id, name);
  if (subscription.ended_at !== null || subscription.status === 'incomplete')
    throw invalid(`The subscription ${id} cannot be changed in the portal.`, name);
  return subscription;
}

type Item = { id: string; price: string };

function checkItems(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  { features }: PortalConfigurationRecord,
  items: readonly Item[],
): void {
  const name = 'flow_data[subscription_update_confirm][items]';
  const [item, ...others] = items;
  const current = itemOf(subscription);
  if (!item || others.length > 0) throw invalid('Name the one item of the subscription.', name);
  if (item.id !== current.id) throw noSuch('subscription item', item.id, `${name}[0][id]`);
  const offered = features.subscription_update.products.some(({ prices }) => prices.includes(item.price));
  const price = context.store.get('price', item.price);
  if (!offered || !price?.active)
    throw invalid(`The price ${item.price} is not in the portal configuration.`, `${name}[0][price]`);
  if (price.currency !== subscription.currency)
    throw invalid('The price must have the currency of the subscription.', `${name}[0][price]`);
  if (price.id === current.price.id) throw invalid('There is nothing to change.', `${name}[0][price]`);
}
