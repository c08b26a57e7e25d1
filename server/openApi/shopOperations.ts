import { InvoicesResponse, PlanChangePreview } from '@/lib/contract/billing';
import { CheckoutRequest, CheckoutResponse, PortalResponse } from '@/lib/contract/checkout';
import { PurchaseResponse, StripeEvent, WebhookResponse } from '@/lib/contract/documented';
import { ProductFeatures, Products } from '@/lib/contract/products';
import { FeaturesV2, ProductsV2 } from '@/lib/contract/productsV2';
import { RefundResponse } from '@/lib/contract/refundResponse';
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
import { type Calls, limited } from './Operation';

export const productOperations: Calls = {
  'GET /api/products': {
    summary: 'Lists what is sold in the visitor’s country, with prices.',
    answer: Products,
  },
  'GET /api/products/{id}/features': {
    summary: 'Lists the features of a product.',
    authentication: 'bearerOrNone',
    answer: ProductFeatures,
    errors: [{ code: 'unknown_product', status: 404 }],
  },
  'GET /api/v2/products': {
    summary: 'Lists products by tier.',
    query: TiersQuery,
    answer: ProductsV2,
    errors: ['invalid_request'],
  },
  'GET /api/v2/features': {
    summary: 'Lists features by store product ID.',
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
  ...limited,
] as const;
const purchaseErrors = [
  'invalid_signature',
  'unknown_product',
  'unknown_account',
  'other_account',
  ...limited,
] as const;
const notificationErrors = ['invalid_signature', 'invalid_request', ...limited] as const;

export const subscriptionOperations: Calls = {
  'GET /api/subscription': {
    summary: 'Returns the account’s subscription. Times are in milliseconds since the epoch.',
    authentication: 'subscriber',
    query: SubscriptionQuery,
    answer: Subscription,
    errors: [nothingFound],
  },
  'GET /api/subscription/invoices': {
    summary: 'Lists what the account was charged through Stripe, newest first, and the card that is charged.',
    authentication: 'bearer',
    answer: InvoicesResponse,
    errors: limited,
  },
  'GET /api/subscription/plan-change': {
    summary: 'Previews what another plan would cost, and when. Changes nothing.',
    authentication: 'bearer',
    query: PlanChangeQuery,
    answer: PlanChangePreview,
    errors: changeErrors,
  },
  'POST /api/subscription/cancel': {
    summary: 'Cancels a subscription. Idempotent.',
    authentication: 'bearer',
    answer: Subscription,
    errors: ['no_subscription', 'managed_elsewhere', ...limited],
  },
  'POST /api/subscription/resume': {
    summary: 'Resumes a subscription that was set to end. Idempotent.',
    authentication: 'bearer',
    answer: Subscription,
    errors: ['no_subscription', 'managed_elsewhere', 'renews_elsewhere', ...limited],
  },
  'GET /api/subscription/refund': {
    summary: 'What the money-back promise gives for this subscription. Changes nothing.',
    authentication: 'bearer',
    answer: RefundResponse,
    errors: limited,
  },
  'POST /api/subscription/refund': {
    summary: 'Gives back everything paid for a first subscription and ends it. Idempotent.',
    authentication: 'bearer',
    answer: RefundResponse,
    errors: ['no_subscription', 'managed_elsewhere', 'not_refundable', 'unknown_account', ...limited],
  },
  'GET /api/subscription/status': {
    summary: 'Returns only the status of the subscription.',
    authentication: 'subscriber',
    answer: SubscriptionStatusResponse,
    errors: [nothingFound],
  },
  'POST /api/checkout/session': {
    summary: 'Opens the hosted checkout page. The same choice returns the same page.',
    authentication: 'bearer',
    body: CheckoutRequest,
    answer: CheckoutResponse,
    errors: [
      'invalid_request',
      'unknown_account',
      'unknown_product',
      'invalid_return_url',
      'not_eligible',
      'subscription_active',
      'managed_elsewhere',
      ...limited,
    ],
  },
  'GET /api/checkout/portal': {
    summary: 'Opens the account’s billing portal, or its page for a single change.',
    authentication: 'bearer',
    query: PortalQuery,
    answer: PortalResponse,
    errors: ['invalid_request', ...changeErrors],
  },
  'POST /api/purchase/confirm/apple': {
    summary: 'Confirms an App Store purchase. Idempotent.',
    authentication: 'subscriber',
    body: ApplePurchaseRequest,
    answer: PurchaseResponse,
    errors: purchaseErrors,
  },
  'POST /api/purchase/confirm/google': {
    summary: 'Confirms a Google Play purchase. Idempotent.',
    authentication: 'subscriber',
    body: GooglePurchaseRequest,
    answer: PurchaseResponse,
    errors: purchaseErrors,
  },
  'POST /api/webhooks/stripe': {
    summary: 'Receives payment provider events, signed over the raw body.',
    authentication: 'stripe',
    body: StripeEvent,
    answer: WebhookResponse,
    errors: ['invalid_signature', 'invalid_request'],
  },
  'POST /api/webhooks/apple': {
    summary: 'Receives App Store Server Notifications V2, signed by the App Store.',
    authentication: 'apple',
    body: AppleNotification,
    answer: WebhookResponse,
    errors: notificationErrors,
  },
  'POST /api/webhooks/google': {
    summary: 'Receives Google Play notifications by Pub/Sub push, with a Google identity token as bearer.',
    authentication: 'google',
    body: GooglePushMessage,
    answer: WebhookResponse,
    errors: notificationErrors,
  },
};
