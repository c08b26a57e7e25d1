import { equals } from '../api/listPage';
import type { Routes } from '../api/route';
import { checkoutLineItems } from '../resources/checkoutLineItems';
import { createCheckoutSession, expireCheckoutSession } from '../resources/checkoutSessions';
import { listOf, onRecord, retrieve } from './recordOf';

export const checkoutRoutes: Routes = {
  'POST /v1/checkout/sessions': createCheckoutSession,
  'GET /v1/checkout/sessions': listOf('checkout.session', '/v1/checkout/sessions', (parameters) => ({
    customer: parameters.text('customer'),
    subscription: parameters.text('subscription'),
    conditions: [equals((one) => one.status, parameters.oneOf('status', ['open', 'complete', 'expired']))],
  })),
  'GET /v1/checkout/sessions/:id': retrieve('checkout.session'),
  'POST /v1/checkout/sessions/:id/expire': onRecord('checkout.session', expireCheckoutSession),
  'GET /v1/checkout/sessions/:id/line_items': onRecord('checkout.session', (context, { id }, parameters) => {
    parameters.ignore('limit', 'starting_after', 'ending_before');
    return checkoutLineItems(context, id) ?? { object: 'list', data: [], has_more: false };
  }),
};
