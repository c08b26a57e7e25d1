import { equals, listPage } from '../api/listPage';
import type { Routes } from '../api/route';
import { noSuch } from '../api/StripeFailure';
import { createCustomer, liveCustomer, updateCustomer } from '../resources/customers';
import { deleteCustomer, deletedCustomer } from '../resources/deleteCustomer';
import { listOf, onRecord, recordOf } from './recordOf';

export const customerRoutes: Routes = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers': listOf('customer', '/v1/customers', (parameters) => ({
    conditions: [
      equals((one) => one.email, parameters.text('email')),
      equals((one) => one.sandbox.deleted, false),
    ],
  })),
  'GET /v1/customers/:id': onRecord('customer', (_context, customer) =>
    customer.sandbox.deleted ? deletedCustomer(customer.id) : customer,
  ),
  'POST /v1/customers/:id': (context, parameters, [id = '']) =>
    updateCustomer(context, liveCustomer(context, id), parameters),
  'DELETE /v1/customers/:id': (context, _parameters, [id = '']) => deleteCustomer(context, id),
  'GET /v1/customers/:id/tax_ids': (context, parameters, [id = '']) => {
    const customer = liveCustomer(context, id).id;
    return listPage(context, parameters, 'tax_id', `/v1/customers/${customer}/tax_ids`, { customer });
  },
  'DELETE /v1/customers/:id/tax_ids/:tax': (context, _parameters, [id = '', tax]) => {
    const customer = liveCustomer(context, id).id;
    const taxId = recordOf(context, 'tax_id', tax);
    if (taxId.customer !== customer) throw noSuch('tax_id', taxId.id);
    context.store.remove('tax_id', taxId.id);
    return { id: taxId.id, object: 'tax_id', deleted: true };
  },
  'GET /v1/customers/:id/payment_methods': (context, parameters, [id = '']) => {
    parameters.ignore('type', 'allow_redisplay');
    const customer = liveCustomer(context, id).id;
    const url = `/v1/customers/${customer}/payment_methods`;
    return listPage(context, parameters, 'payment_method', url, { customer });
  },
};
