import { equals, isOneOf } from '../api/listPage';
import type { Parameters } from '../api/Parameters';
import type { Routes } from '../api/route';
import { noSuch } from '../api/StripeFailure';
import { endSubscription } from '../billing/endSubscription';
import type { EmulatorContext } from '../context';
import { createCheckoutSession, expireCheckoutSession } from '../resources/checkoutSessions';
import { updateSubscription, withDetails } from '../resources/updateSubscription';
import { listOf, onRecord, recordOf, retrieve } from './recordOf';

const statuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;

export const subscriptionRoutes: Routes = {
  'GET /v1/subscriptions': listOf('subscription', '/v1/subscriptions', (parameters, context) => ({
    customer: knownCustomer(context, parameters.text('customer')),
    conditions: [
      isOneOf((one) => one.status, statusFilter(parameters)),
      equals((one) => one.items.data[0]?.price.id, parameters.text('price')),
    ],
  })),
  'GET /v1/subscriptions/:id': retrieve('subscription'),
  'POST /v1/subscriptions/:id': onRecord('subscription', updateSubscription),
  'DELETE /v1/subscriptions/:id': (context, parameters, [id = '']) => {
    parameters.ignore('invoice_now', 'prorate');
    const details = parameters.object('cancellation_details');
    const subscription = recordOf(context, 'subscription', id);
    if (subscription.ended_at !== null) throw noSuch('subscription', id);
    return endSubscription(context, withDetails(subscription, details), 'cancellation_requested');
  },
};

/** @throws StripeFailure for a customer that never existed; a deleted one's subscriptions can still be listed */
function knownCustomer(context: EmulatorContext, id: string | undefined): string | undefined {
  if (id && !context.store.get('customer', id)) throw noSuch('customer', id, 'customer');
  return id;
}

/** Without a status: all subscriptions that have not ended. `ended` means those that have. */
function statusFilter(parameters: Parameters): readonly string[] {
  const asked = parameters.oneOf('status', ['all', 'ended', ...statuses]);
  if (asked === 'all') return [];
  if (asked === 'ended') return ['canceled', 'incomplete_expired'];
  return asked
    ? [asked]
    : statuses.filter((status) => status !== 'canceled' && status !== 'incomplete_expired');
}

export const checkoutRoutes: Routes = {
  'POST /v1/checkout/sessions': createCheckoutSession,
  'GET /v1/checkout/sessions': listOf('checkout.session', '/v1/checkout/sessions', (parameters) => ({
    customer: parameters.text('customer'),
    subscription: parameters.text('subscription'),
    conditions: [equals((one) => one.status, parameters.oneOf('status', ['open', 'complete', 'expired']))],
  })),
  'GET /v1/checkout/sessions/:id': retrieve('checkout.session'),
  'POST /v1/checkout/sessions/:id/expire': onRecord('checkout.session', expireCheckoutSession),
};
