import * as z from 'zod/mini';

/**
 * `POST /newsletter/subscription/subscribe`, form or JSON. Whatever is known of the address, the answer is the same:
 * the mail says the rest. A browser's form (`Accept: text/html`) is led back to `page` instead.
 */
export const NewsletterRequest = z.object({
  email: z.string().check(z.maxLength(1100)),
  /** The page that holds the form. */
  page: z.optional(z.string()),
});
export const NewsletterResponse = z.object({ status: z.literal('confirmation_sent') });
export type NewsletterResponse = z.infer<typeof NewsletterResponse>;
