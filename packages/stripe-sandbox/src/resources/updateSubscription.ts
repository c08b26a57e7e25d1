import type { Parameters } from '../api/Parameters';
import { invalid, noSuch } from '../api/StripeFailure';
import { changePrice } from '../billing/changePrice';
import { itemOf } from '../billing/planLine';
import { endTrialNow } from '../billing/renewSubscription';
import { saveSubscription, withEnd } from '../billing/saveSubscription';
import type { EmulatorContext } from '../context';
import type { SubscriptionRecord } from '../records';

const ignored = ['proration_date', 'off_session', 'trial_settings', 'payment_settings', 'description'];

/** Changes what a subscription contains, costs or does next. Each change applies to the result of the previous one. */
export function updateSubscription(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  parameters: Parameters,
): SubscriptionRecord {
  if (subscription.ended_at !== null) refuseEnded(parameters);
  if (subscription.status === 'incomplete') refuseIncomplete(parameters);
  parameters.ignore(...ignored);
  const fields = changedFields(context, subscription, parameters);
  const ending = withRequestedEnd(context, fields, parameters);
  const saved = saveSubscription(
    context,
    subscription,
    withDetails(ending, parameters.object('cancellation_details')),
  );
  return applyTrialEnd(context, applyItems(context, saved, parameters), parameters);
}

function withRequestedEnd(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  parameters: Parameters,
): SubscriptionRecord {
  const atPeriodEnd = parameters.boolean('cancel_at_period_end');
  const at = parameters.text('cancel_at');
  if (at !== undefined && atPeriodEnd !== undefined)
    throw invalid('Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.');
  const { current_period_end: periodEnd } = itemOf(subscription);
  if (atPeriodEnd !== undefined)
    return withEnd(context, subscription, atPeriodEnd ? periodEnd : null, atPeriodEnd);
  if (at === undefined) return subscription;
  // There is one item, so the earliest and the latest end of a period are the same.
  const isNamed = at !== '' && !/^-?\d/.test(at);
  const time = isNamed ? periodEnd : parameters.integer('cancel_at', context.now() + 1);
  return withEnd(context, subscription, time ?? null);
}

/** What may be changed once it has ended. */
const afterEnd = ['metadata', 'cancellation_details', 'expand'];

function refuseEnded(parameters: Parameters): void {
  if (parameters.names().every((name) => afterEnd.includes(name))) return;
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
}

/** What may be changed before the first payment; everything else must wait for it. */
const beforePayment = ['metadata', 'default_payment_method', 'expand'];

function refuseIncomplete(parameters: Parameters): void {
  const refused = parameters.names().find((name) => !beforePayment.includes(name));
  if (refused === undefined) return;
  throw invalid(
    'This subscription is incomplete: only its metadata and payment method can be updated until its first invoice is paid.',
    refused,
  );
}

function changedFields(context: EmulatorContext, subscription: SubscriptionRecord, parameters: Parameters) {
  const paymentMethod = parameters.text('default_payment_method');
  if (
    paymentMethod &&
    context.store.get('payment_method', paymentMethod)?.customer !== subscription.customer
  ) {
    throw noSuch('PaymentMethod', paymentMethod, 'default_payment_method');
  }
  return {
    ...subscription,
    metadata: parameters.metadata(subscription.metadata),
    default_payment_method:
      paymentMethod === undefined ? subscription.default_payment_method : paymentMethod || null,
  };
}

export function withDetails(
  subscription: SubscriptionRecord,
  cancellation: Parameters | undefined,
): SubscriptionRecord {
  const { cancellation_details: details } = subscription;
  if (!cancellation || !details) return subscription;
  const comment = cancellation.text('comment') ?? details.comment;
  const feedback = cancellation.text('feedback') ?? details.feedback;
  const changed = { ...details, comment: comment || null, feedback: feedback || null };
  return { ...subscription, cancellation_details: changed };
}

function applyItems(context: EmulatorContext, subscription: SubscriptionRecord, parameters: Parameters) {
  const prorations =
    parameters.oneOf('proration_behavior', ['create_prorations', 'always_invoice', 'none']) ??
    'create_prorations';
  const whenUnpaid =
    parameters.oneOf('payment_behavior', ['allow_incomplete', 'error_if_incomplete']) ?? 'allow_incomplete';
  const [item, ...others] = parameters.objects('items');
  if (!item) return subscription;
  const current = itemOf(subscription);
  const id = item.text('id');
  if (others.length > 0 || id === undefined) {
    throw invalid('This sandbox keeps one item per subscription: name it by its id.', 'items');
  }
  if (id !== current.id) throw noSuch('subscription item', id, 'items[0][id]');
  const priceId = item.text('price') ?? current.price.id;
  const price = context.store.get('price', priceId);
  if (!price) throw noSuch('price', priceId, 'items[0][price]');
  const quantity = item.integer('quantity', 1) ?? current.quantity;
  if (price.id === current.price.id && quantity === current.quantity) return subscription;
  return changePrice(context, subscription, { price, quantity, prorations, whenUnpaid });
}

function applyTrialEnd(context: EmulatorContext, subscription: SubscriptionRecord, parameters: Parameters) {
  const value = parameters.text('trial_end');
  if (value === undefined) return subscription;
  const now = context.now();
  if (value === 'now') {
    if (subscription.status !== 'trialing') return subscription;
    return endTrialNow(context, subscription);
  }
  const end = parameters.integer('trial_end', now + 1) ?? now;
  const item = { ...itemOf(subscription), current_period_end: end };
  return saveSubscription(context, subscription, {
    ...subscription,
    billing_cycle_anchor: end,
    items: { ...subscription.items, data: [item] },
    status: 'trialing',
    trial_end: end,
    trial_start: subscription.trial_start ?? now,
    sandbox: { ...subscription.sandbox, trialNoticeSent: false },
  });
}
