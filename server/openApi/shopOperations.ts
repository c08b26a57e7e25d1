import * as z from 'zod/mini';
import { CheckoutRequest, CheckoutResponse, PortalResponse } from '@/lib/contract/checkout';
import { ProductFeatures, Products } from '@/lib/contract/products';
import { FeaturesV2, ProductsV2 } from '@/lib/contract/productsV2';
import { Subscription, SubscriptionStatusResponse } from '@/lib/contract/subscription';
import type { Operation } from './Operation';

const bearerErrors = ['invalid_token', 'expired_token'] as const;
const purchase = z.looseObject({});

/** Products, checkout and subscription. */
export const shopOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/api/products',
    group: 'Products',
    summary: 'What is sold in the country of the visitor, with its prices.',
    authentication: 'none',
    answer: Products,
  },
  {
    method: 'GET',
    path: '/api/products/{id}/features',
    group: 'Products',
    summary: 'The features of a product.',
    authentication: 'bearerOrNone',
    answer: ProductFeatures,
    errors: ['unknown_product'],
  },
  {
    method: 'GET',
    path: '/api/v2/products',
    group: 'Products',
    summary: 'Products by tier.',
    authentication: 'none',
    answer: ProductsV2,
  },
  {
    method: 'GET',
    path: '/api/v2/features',
    group: 'Products',
    summary: 'Features by the product ids of the stores.',
    authentication: 'none',
    query: [{ name: 'sku', means: 'A product id; several times for several.' }],
    answer: FeaturesV2,
  },
  {
    method: 'GET',
    path: '/api/subscription',
    group: 'Subscription',
    summary: 'The subscription of the account. Times are milliseconds since the epoch.',
    authentication: 'bearer',
    answer: Subscription,
    errors: [...bearerErrors, 'no_subscription'],
  },
  {
    method: 'GET',
    path: '/api/subscription/status',
    group: 'Subscription',
    summary: 'Its status alone.',
    authentication: 'bearer',
    answer: SubscriptionStatusResponse,
    errors: [...bearerErrors, 'no_subscription'],
  },
  {
    method: 'POST',
    path: '/api/checkout/session',
    group: 'Subscription',
    summary: 'Opens the hosted payment page; the same choice gets the same page.',
    authentication: 'bearer',
    body: CheckoutRequest,
    answer: CheckoutResponse,
    errors: [
      ...bearerErrors,
      'unknown_product',
      'invalid_return_url',
      'not_eligible',
      'subscription_active',
      'managed_elsewhere',
      'service_unavailable',
    ],
  },
  {
    method: 'GET',
    path: '/api/checkout/portal',
    group: 'Subscription',
    summary: 'The billing portal of the account.',
    authentication: 'bearer',
    answer: PortalResponse,
    errors: [...bearerErrors, 'no_subscription', 'managed_elsewhere', 'service_unavailable'],
  },
  {
    method: 'POST',
    path: '/api/purchase/confirm/apple',
    group: 'Subscription',
    summary: 'Confirms a purchase of the App Store. Idempotent.',
    authentication: 'bearer',
    body: purchase,
    answer: z.looseObject({}),
    errors: [...bearerErrors, 'invalid_signature', 'service_unavailable'],
  },
  {
    method: 'POST',
    path: '/api/purchase/confirm/google',
    group: 'Subscription',
    summary: 'Confirms a purchase of Google Play. Idempotent.',
    authentication: 'bearer',
    body: purchase,
    answer: z.looseObject({}),
    errors: [...bearerErrors, 'invalid_signature', 'service_unavailable'],
  },
  {
    method: 'POST',
    path: '/api/webhooks/stripe',
    group: 'Subscription',
    summary: 'Events of the payment provider, signed over the raw body.',
    authentication: 'signature',
    body: z.looseObject({}),
    answer: z.object({ received: z.literal(true) }),
    errors: ['invalid_signature', 'invalid_request'],
  },
];
