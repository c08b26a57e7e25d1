import { equals, isOneOf, listPage } from '../api/listPage';
import type { Route } from '../api/route';
import { present } from '../present';
import { createPrice, createProduct, updatePrice, updateProduct } from '../resources/catalog';
import { recordOf, retrieve } from './retrieve';

export const catalogRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/products',
    run: (context, parameters) => present(createProduct(context, parameters)),
  },
  {
    method: 'GET',
    path: '/v1/products',
    run: (context, parameters) =>
      listPage(context, parameters, 'product', '/v1/products', {
        conditions: [
          equals((one) => one.active, parameters.boolean('active')),
          isOneOf((one) => one.id, parameters.texts('ids')),
        ],
      }),
  },
  { method: 'GET', path: '/v1/products/:id', run: retrieve('product') },
  {
    method: 'POST',
    path: '/v1/products/:id',
    run: (context, parameters, [id]) =>
      present(updateProduct(context, recordOf(context, 'product', id), parameters)),
  },
  {
    method: 'POST',
    path: '/v1/prices',
    run: (context, parameters) => present(createPrice(context, parameters)),
  },
  {
    method: 'GET',
    path: '/v1/prices',
    run: (context, parameters) =>
      listPage(context, parameters, 'price', '/v1/prices', {
        conditions: [
          equals((one) => one.active, parameters.boolean('active')),
          equals((one) => one.currency, parameters.text('currency')?.toLowerCase()),
          equals((one) => one.product, parameters.text('product')),
          equals((one) => one.type, parameters.text('type')),
          isOneOf((one) => one.lookup_key, parameters.texts('lookup_keys')),
        ],
      }),
  },
  { method: 'GET', path: '/v1/prices/:id', run: retrieve('price') },
  {
    method: 'POST',
    path: '/v1/prices/:id',
    run: (context, parameters, [id]) =>
      present(updatePrice(context, recordOf(context, 'price', id), parameters)),
  },
];
