import * as z from 'zod/mini';

/**
 * `POST /pro/notify/request`: somebody wants to hear when the subscription is sold in a country (ISO 3166-1 alpha-2).
 * The response is the same whatever is known about the email address; the mail says the rest.
 */
export const SaleInterestRequest = z.object({
  email: z.string().check(z.maxLength(1100)),
  country: z.string().check(z.maxLength(2)),
});
export const SaleInterestResponse = z.object({ status: z.literal('confirmation_sent') });
export type SaleInterestResponse = z.infer<typeof SaleInterestResponse>;
