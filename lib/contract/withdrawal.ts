import * as z from 'zod/mini';

/** `POST /help/withdraw`, form or JSON: a consumer withdraws from a contract (directive 2011/83/EU, Article 11a). */
export const WithdrawalRequest = z.object({
  name: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  contract: z._default(z.string(), ''),
  /** A field that people do not see, as in the contact form. */
  reference: z._default(z.string(), ''),
});
