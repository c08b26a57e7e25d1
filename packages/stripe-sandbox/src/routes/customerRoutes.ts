import { equals, listPage } from '../api/listPage';
import type { Route } from '../api/route';
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
        conditions: [equals('$.email', parameters.text('email')), equals('$.sandbox.deleted', false)],
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
    path: '/v1/customers/:id/payment_methods',
    run: (context, parameters, [id = '']) => {
      parameters.ignore('type', 'allow_redisplay');
      const customer = liveCustomer(context, id).id;
      const url = `/v1/customers/${customer}/payment_methods`;
      return listPage(context, parameters, 'payment_method', url, { customer });
    },
  },
];
