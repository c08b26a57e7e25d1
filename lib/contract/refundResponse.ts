import * as z from 'zod/mini';
import { milliseconds, nonEmpty } from './wire';

/** `GET` and `POST /api/subscription/refund`: the money-back promise for the account's current subscription. */
export const RefundResponse = z.object({
  /** `requested`: it was asked for, and Stripe could not be reached yet. */
  state: z.enum(['none', 'offered', 'requested', 'refunded']),
  /** What would be or was given back, in minor units. */
  total: z.nullable(z.int()),
  currency: z.nullable(nonEmpty),
  /** Until when it can be asked for. */
  until: z.nullable(milliseconds),
});
export type RefundResponse = z.infer<typeof RefundResponse>;
