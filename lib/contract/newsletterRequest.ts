import * as z from 'zod/mini';

/**
 * `POST /newsletter/subscription/subscribe`, form or JSON. The response is the same whatever is known about the email
 * address; the mail says the rest. A form sent by a browser (`Accept: text/html`) is redirected to `page` instead.
 */
export const NewsletterRequest = z.object({
  email: z.string().check(z.maxLength(1100)),
  /** The page that contains the form. */
  page: z.optional(z.string()),
});
export const NewsletterResponse = z.object({ status: z.literal('confirmation_sent') });
export type NewsletterResponse = z.infer<typeof NewsletterResponse>;
