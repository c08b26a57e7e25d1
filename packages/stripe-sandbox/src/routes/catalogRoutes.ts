import { equals, isOneOf } from '../api/listPage';
import type { Routes } from '../api/route';
import { createPrice, createProduct, updatePrice, updateProduct } from '../resources/catalog';
import { listOf, onRecord, retrieve } from './recordOf';

export const catalogRoutes: Routes = {
  'POST /v1/products': createProduct,
  'GET /v1/products': listOf('product', '/v1/products', (parameters) => ({
    conditions: [
      equals((one) => one.active, parameters.boolean('active')),
      isOneOf((one) => one.id, parameters.texts('ids')),
    ],
  })),
  'GET /v1/products/:id': retrieve('product'),
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
