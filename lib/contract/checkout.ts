import * as z from 'zod/mini';
import { billingPeriods } from './subscription';
import { nonEmpty } from './wire';

export const purchasePlatforms = ['android', 'ios', 'macos', 'windows', 'stripe', 'web'] as const;
export const PurchasePlatform = z.enum(purchasePlatforms);
export type PurchasePlatform = z.infer<typeof PurchasePlatform>;

/** Stripe and web purchases are made on the web; the others in an app store. */
export function isWebPlatform(platform: PurchasePlatform): boolean {
  return platform === 'stripe' || platform === 'web';
}

/** Body of `POST /api/checkout/session`. */
export const CheckoutRequest = z.object({
  productId: nonEmpty,
  purchasePlatform: PurchasePlatform,
  returnUrl: nonEmpty,
  origin: z.optional(z.string()),
  /** Language of the page, which the payment page is then shown in: `en`, `de`, `es` or `fr`. */
  locale: z.optional(z.string()),
  /** Pay from the first day on, as somebody does whose card has had its trial. */
  withoutTrial: z.optional(z.boolean()),
  /** The buyer was told that the email address may have a subscription, and wants this one all the same. */
  another: z.optional(z.boolean()),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

/** Body of `POST /pro`, the form of the landing page. */
export const PurchaseForm = z.object({ billing_period: z.enum(billingPeriods) });

export const CheckoutResponse = z.object({ checkoutUrl: nonEmpty });
export type CheckoutResponse = z.infer<typeof CheckoutResponse>;

/** `GET /api/checkout/portal`. */
export const PortalResponse = z.object({ customerPortalUrl: nonEmpty });
export type PortalResponse = z.infer<typeof PortalResponse>;
