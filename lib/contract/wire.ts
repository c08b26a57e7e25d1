import * as z from 'zod/mini';

export const nonEmpty = z.string().check(z.minLength(1));

/**
 * A purchase that was undone at once, and what its plan costs without a trial. Sums in the currency's smallest unit;
 * `refunded` is what had been paid. The reason is mailed to the paying address only: anybody can type one.
 */
export const UndonePurchase = z.object({
  productId: nonEmpty,
  billingPeriod: z.enum(['Monthly', 'Yearly']),
  price: z.int().check(z.minimum(0)),
  currency: nonEmpty,
  refunded: z.int().check(z.minimum(0)),
});
export type UndonePurchase = z.infer<typeof UndonePurchase>;

/** The purchase may be paid but not recorded yet, or its store still waits for the payment: ask again soon. */
export const PurchasePending = z.optional(z.literal(true));

/** Body of every failed call. `retry_after` is in seconds and equals the Retry-After header. */
export const ErrorBody = z.object({
  error: z.string(),
  error_code: z.optional(z.int()),
  retry_after: z.optional(z.int()),
  /**
   * With `invalid_login_credentials`: why the one-time code was refused, and how many attempts it has left. With
   * `too_many_requests`: `address_limit` when an email address has used up the day's codes or attempts, `code_sent`
   * when a code was mailed to it less than a minute ago, which still works.
   */
  reason: z.optional(z.enum(['wrong', 'expired', 'spent', 'address_limit', 'code_sent'])),
  /** With `code_sent`: what confirming with that code needs besides it, as in the answer that the code was sent with. */
  hash: z.optional(z.string()),
  former_email: z.optional(z.string()),
  tries_left: z.optional(z.int()),
  /** Which of two codes was refused, when it is not the first. */
  field: z.optional(z.literal('former_otp')),
  /** Present with `subscription_active`, `managed_elsewhere`, and `renews_elsewhere`: where the running subscription is managed. */
  customerPortalUrl: z.optional(z.string()),
  /** With `No subscription found`: the last purchase was undone, and its buyer is asked what to do instead. */
  undone: z.optional(UndonePurchase),
  /** With `No subscription found`. */
  purchasePending: PurchasePending,
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Milliseconds since the epoch. */
export const milliseconds = z.int().check(z.minimum(0));

/** An absolute web URL that is safe in a link as it is: no whitespace, quotes, backslashes or angle brackets. */
export const webUrl = z.string().check(z.regex(/^https?:\/\/[^\s<>"'\\]{1,2000}$/));
