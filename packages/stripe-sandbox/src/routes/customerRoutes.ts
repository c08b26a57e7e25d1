import { equals, listPage } from '../api/listPage';
import type { Route } from '../api/route';
import { noSuch } from '../api/StripeFailure';
import { present } from '../present';
import { createCustomer, liveCustomer, updateCustomer } from '../resources/customers';
import { deleteCustomer, deletedCustomer } from '../resources/deleteCustomer';
import { recordOf } from './retrieve';

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    run: (context, parameters) => present(createCustomer(context, parameters)),
  },
  {
    method: 'GET',
    path: '/v1/customers',
    run: (context, parameters) =>
      listPage(context, parameters, 'customer', '/v1/customers', {
        conditions: [
          equals((one) => one.email, parameters.text('email')),
          equals((one) => one.sandbox.deleted, false),
        ],
      }),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    run: (context, _parameters, [id]) => {
      const customer = recordOf(context, 'customer', id);
      return customer.sandbox.deleted ? deletedCustomer(customer.id) : present(customer);
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    run: (context, parameters, [id = '']) =>
      present(updateCustomer(context, liveCustomer(context, id), parameters)),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    run: (context, _parameters, [id = '']) => deleteCustomer(context, id),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/tax_ids',
    run: (context, parameters, [id = '']) => {
      const customer = liveCustomer(context, id).id;
      return listPage(context, parameters, 'tax_id', `/v1/customers/${customer}/tax_ids`, { customer });
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id/tax_ids/:tax',
    run: (context, _parameters, [id = '', tax]) => {
      const customer = liveCustomer(context, id).id;
      const taxId = recordOf(context, 'tax_id', tax);
      if (taxId.customer !== customer) throw noSuch('tax_id', taxId.id);
      context.store.remove('tax_id', taxId.id);
      return { id: taxId.id, object: 'tax_id', deleted: true };
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    run: (context, parameters, [id = '']) => {
      parameters.ignore('type', 'allow_redisplay');
      const customer = liveCustomer(context, id).id;
      const url = `/v1/customers/${customer}/payment_methods`;
      return listPage(context, parameters, 'payment_method', url, { customer });
    },
  },
];
