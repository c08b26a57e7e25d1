import { equals, listPage } from '../api/listPage';
import type { Route } from '../api/route';
import { present } from '../present';
import { checkoutLineItems } from '../resources/checkoutLineItems';
import { createCheckoutSession, expireCheckoutSession } from '../resources/checkoutSessions';
import { recordOf, retrieve } from './retrieve';

export const checkoutRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    run: (context, parameters) => present(createCheckoutSession(context, parameters)),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    run: (context, parameters) =>
      listPage(context, parameters, 'checkout.session', '/v1/checkout/sessions', {
        customer: parameters.text('customer'),
        subscription: parameters.text('subscription'),
        conditions: [
          equals((one) => one.status, parameters.oneOf('status', ['open', 'complete', 'expired'])),
        ],
      }),
  },
  { method: 'GET', path: '/v1/checkout/sessions/:id', run: retrieve('checkout.session') },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    run: (context, _parameters, [id]) =>
      present(expireCheckoutSession(context, recordOf(context, 'checkout.session', id))),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    run: (context, parameters, [id]) => {
      parameters.ignore('limit', 'starting_after', 'ending_before');
      const session = recordOf(context, 'checkout.session', id);
      return checkoutLineItems(context, session.id) ?? { object: 'list', data: [], has_more: false };
    },
  },
];
