import { equals, isOneOf, listPage } from '../api/listPage';
import type { Routes } from '../api/route';
import { missing, noSuch } from '../api/StripeFailure';
import { changeBalance } from '../resources/balanceTransactions';
import { createPrice, createProduct, updatePrice, updateProduct } from '../resources/catalog';
import { createCustomer, liveCustomer, updateCustomer } from '../resources/customers';
import { deleteCustomer, deletedCustomer } from '../resources/deleteCustomer';
import { createPortalConfiguration, updatePortalConfiguration } from '../resources/portalConfigurations';
import { createPortalSession } from '../resources/portalSessions';
import { taxSettings } from '../resources/taxSettings';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  updateWebhookEndpoint,
} from '../resources/webhookEndpoints';
import { listOf, onRecord, recordOf, retrieve } from './recordOf';

/** What an account owner sets up once: the billing portal and the webhook endpoints. */
export const accountRoutes: Routes = {
  'POST /v1/billing_portal/sessions': createPortalSession,
  'POST /v1/billing_portal/configurations': createPortalConfiguration,
  'GET /v1/billing_portal/configurations': listOf(
    'billing_portal.configuration',
    '/v1/billing_portal/configurations',
    (parameters) => ({
      conditions: [
        equals((one) => one.active, parameters.boolean('active')),
        equals((one) => one.is_default, parameters.boolean('is_default')),
      ],
    }),
  ),
  'POST /v1/billing_portal/configurations/:id': onRecord(
    'billing_portal.configuration',
    updatePortalConfiguration,
  ),
  'POST /v1/webhook_endpoints': createWebhookEndpoint,
  'GET /v1/webhook_endpoints': listOf('webhook_endpoint', '/v1/webhook_endpoints'),
  'POST /v1/webhook_endpoints/:id': onRecord('webhook_endpoint', updateWebhookEndpoint),
  'DELETE /v1/webhook_endpoints/:id': onRecord('webhook_endpoint', deleteWebhookEndpoint),
  'GET /v1/tax/settings': taxSettings,
  // The account itself, whose numbers these are, has none here.
  'GET /v1/tax_ids': listOf('tax_id', '/v1/tax_ids', () => ({ conditions: [() => false] })),
};

export const catalogRoutes: Routes = {
  'POST /v1/products': createProduct,
  'GET /v1/products': listOf('product', '/v1/products', (parameters) => ({
    conditions: [
      equals((one) => one.active, parameters.boolean('active')),
      isOneOf((one) => one.id, parameters.texts('ids')),
    ],
  })),
  'POST /v1/products/:id': onRecord('product', updateProduct),
  'POST /v1/prices': createPrice,
  'GET /v1/prices': listOf('price', '/v1/prices', (parameters) => ({
    conditions: [
      equals((one) => one.active, parameters.boolean('active')),
      equals((one) => one.currency, parameters.text('currency')?.toLowerCase()),
      equals((one) => one.product, parameters.text('product')),
      equals((one) => one.type, parameters.text('type')),
      isOneOf((one) => one.lookup_key, parameters.texts('lookup_keys')),
    ],
  })),
  'GET /v1/prices/:id': retrieve('price'),
  'POST /v1/prices/:id': onRecord('price', updatePrice),
};

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
  'GET /v1/customers/:id/balance_transactions': (context, parameters, [id = '']) => {
    const customer = liveCustomer(context, id).id;
    const url = `/v1/customers/${customer}/balance_transactions`;
    return listPage(context, parameters, 'customer_balance_transaction', url, { customer });
  },
  'POST /v1/customers/:id/balance_transactions': (context, parameters, [id = '']) => {
    const amount = parameters.integer('amount');
    if (amount === undefined) throw missing('amount');
    const currency = parameters.required('currency');
    const metadata = parameters.metadata();
    return changeBalance(context, liveCustomer(context, id), { amount, currency, metadata });
  },
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
};
