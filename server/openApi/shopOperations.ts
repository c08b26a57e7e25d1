import { InvoicesResponse, PlanChangePreview, RefundResponse } from '@/lib/contract/billing';
import { CheckoutRequest, CheckoutResponse, PortalResponse } from '@/lib/contract/checkout';
import { PurchaseResponse, StripeEvent, WebhookResponse } from '@/lib/contract/documented';
import { ProductFeatures, Products } from '@/lib/contract/products';
import { FeaturesV2, ProductsV2 } from '@/lib/contract/productsV2';
import {
  AppleNotification,
  ApplePurchaseRequest,
  FeaturesQuery,
  GooglePurchaseRequest,
  GooglePushMessage,
  PlanChangeQuery,
  PortalQuery,
  SubscriptionQuery,
  TiersQuery,
} from '@/lib/contract/requests';
import { Subscription, SubscriptionStatusResponse } from '@/lib/contract/subscription';
import type { Calls } from './Operation';

export const productOperations: Calls = {
  'GET /api/products': {
    summary: 'What is sold in the country of the visitor, with its prices.',
    answer: Products,
  },
  'GET /api/products/{id}/features': {
    summary: 'The features of a product.',
    authentication: 'bearerOrNone',
    answer: ProductFeatures,
    errors: [{ code: 'unknown_product', status: 404 }],
  },
  'GET /api/v2/products': {
    summary: 'Products by tier.',
    query: TiersQuery,
    answer: ProductsV2,
    errors: ['invalid_request'],
  },
  'GET /api/v2/features': {
    summary: 'Features by the product ids of the stores.',
    query: FeaturesQuery,
    answer: FeaturesV2,
    errors: ['invalid_request'],
  },
};

/** The text from native contract §4.2. */
const nothingFound = { code: 'no_subscription', error: 'No subscription found' } as const;
const changeErrors = [
  'unknown_product',
  'not_eligible',
  'no_subscription',
  'managed_elsewhere',
  'too_many_requests',
  'service_unavailable',
] as const;
const purchaseErrors = [
  'invalid_signature',
  'unknown_product',
  'unknown_account',
  'other_account',
  'too_many_requests',
  'service_unavailable',
] as const;
const notificationErrors = [
  'invalid_signature',
  'invalid_request',
  'too_many_requests',
  'service_unavailable',
] as const;

export const subscriptionOperations: Calls = {
  'GET /api/subscription': {
    summary: 'The subscription of the account. Times are milliseconds since the epoch.',
    authentication: 'bearer',
    query: SubscriptionQuery,
    answer: Subscription,
    errors: [nothingFound],
  },
  'GET /api/subscription/invoices': {
    summary: 'What the account was charged through Stripe, the newest first.',
    authentication: 'bearer',
    answer: InvoicesResponse,
    errors: ['too_many_requests', 'service_unavailable'],
  },
  'GET /api/subscription/plan-change': {
    summary: 'What another plan would cost, and when. Changes nothing.',
    authentication: 'bearer',
    query: PlanChangeQuery,
    answer: PlanChangePreview,
    errors: changeErrors,
  },
  'POST /api/subscription/resume': {
    summary: 'Lets a subscription that was to end go on. Idempotent.',
    authentication: 'bearer',
    answer: Subscription,
    errors: ['no_subscription', 'managed_elsewhere', 'too_many_requests', 'service_unavailable'],
  },
  'GET /api/subscription/refund': {
    summary: 'What the money-back promise gives for this subscription. Changes nothing.',
    authentication: 'bearer',
    answer: RefundResponse,
    errors: ['too_many_requests', 'service_unavailable'],
  },
  'POST /api/subscription/refund': {
    summary: 'Gives back everything paid for a first subscription and ends it. Idempotent.',
    authentication: 'bearer',
    answer: RefundResponse,
    errors: [
      'no_subscription',
      'managed_elsewhere',
      'not_refundable',
      'unknown_account',
      'too_many_requests',
      'service_unavailable',
    ],
  },
  'GET /api/subscription/status': {
    summary: 'Its status alone.',
    authentication: 'bearer',
    answer: SubscriptionStatusResponse,
    errors: [nothingFound],
  },
  'POST /api/checkout/session': {
    summary: 'Opens the hosted payment page; the same choice gets the same page.',
    authentication: 'bearer',
    body: CheckoutRequest,
    answer: CheckoutResponse,
    errors: [
      'unknown_account',
      'unknown_product',
      'invalid_return_url',
      'not_eligible',
      'subscription_active',
      'managed_elsewhere',
      'too_many_requests',
      'service_unavailable',
    ],
  },
  'GET /api/checkout/portal': {
    summary: 'The billing portal of the account, or the page of it for one change.',
    authentication: 'bearer',
    query: PortalQuery,
    answer: PortalResponse,
    errors: ['invalid_request', ...changeErrors],
  },
  'POST /api/purchase/confirm/apple': {
    summary: 'Confirms a purchase of the App Store. Idempotent.',
    authentication: 'bearer',
    body: ApplePurchaseRequest,
    answer: PurchaseResponse,
    errors: purchaseErrors,
  },
  'POST /api/purchase/confirm/google': {
    summary: 'Confirms a purchase of Google Play. Idempotent.',
    authentication: 'bearer',
    body: GooglePurchaseRequest,
    answer: PurchaseResponse,
    errors: purchaseErrors,
  },
  'POST /api/webhooks/stripe': {
    summary: 'Events of the payment provider, signed over the raw body.',
    authentication: 'signature',
    body: StripeEvent,
    answer: WebhookResponse,
    errors: ['invalid_signature', 'invalid_request'],
  },
  'POST /api/webhooks/apple': {
    summary: 'App Store Server Notifications V2, signed by the App Store.',
    authentication: 'signature',
    body: AppleNotification,
    answer: WebhookResponse,
    errors: notificationErrors,
  },
  'POST /api/webhooks/google': {
    summary: 'Notifications of Google Play by Pub/Sub push, with an identity token of Google as bearer.',
    authentication: 'signature',
    body: GooglePushMessage,
    answer: WebhookResponse,
    errors: notificationErrors,
  },
};
