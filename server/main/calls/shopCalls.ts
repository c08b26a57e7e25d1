import { getInvoices } from '@/server/billing/account/invoicesHandler';
import { getPlanChange } from '@/server/billing/account/planChangeHandler';
import { getPortal } from '@/server/billing/account/portalHandler';
import { getRefund, postRefund } from '@/server/billing/account/refundHandler';
import { postCancel, postResume } from '@/server/billing/account/renewalHandlers';
import { getSubscription, getSubscriptionStatus } from '@/server/billing/account/subscriptionHandlers';
import {
  featuresOfSkus,
  listProducts,
  listTiers,
  productFeatures,
} from '@/server/billing/catalog/productHandlers';
import { postCheckoutSession } from '@/server/billing/checkout/checkoutHandler';
import { confirmApple, confirmGoogle } from '@/server/billing/stores/confirmPurchase';
import { postAppleNotification, postGoogleNotification } from '@/server/billing/webhooks/storeWebhooks';
import { postWebhook } from '@/server/billing/webhooks/webhook';
import type { Handlers } from '@/server/http/api';
import { audited } from '@/server/ops/audit';
import { postsHandler } from '@/server/site/posts/postsHandler';

/** The calls of products, subscriptions, and posts below `/api`, by address. */
export const shopCalls = {
  '/api/checkout/portal': { GET: getPortal },
  '/api/checkout/session': { POST: postCheckoutSession },
  '/api/content/posts': { GET: postsHandler },
  '/api/products': { GET: listProducts },
  '/api/products/[id]/features': { GET: productFeatures },
  '/api/purchase/confirm/apple': { POST: confirmApple },
  '/api/purchase/confirm/google': { POST: confirmGoogle },
  '/api/subscription': { GET: getSubscription },
  '/api/subscription/cancel': { POST: postCancel },
  '/api/subscription/invoices': { GET: getInvoices },
  '/api/subscription/plan-change': { GET: getPlanChange },
  '/api/subscription/refund': { GET: getRefund, POST: audited('refund-requested', postRefund) },
  '/api/subscription/resume': { POST: postResume },
  '/api/subscription/status': { GET: getSubscriptionStatus },
  '/api/v2/features': { GET: featuresOfSkus },
  '/api/v2/products': { GET: listTiers },
  '/api/webhooks/apple': { POST: audited('payment-event', postAppleNotification) },
  '/api/webhooks/google': { POST: audited('payment-event', postGoogleNotification) },
  // The signature covers the raw bytes of the request.
  '/api/webhooks/stripe': { POST: audited('payment-event', postWebhook) },
} satisfies Record<`/api/${string}`, Handlers>;
