import * as z from 'zod/mini';
import { nonEmpty } from '../wire';

/** Android sends `unknown` for offers that the page has no text for. `durationInDays` is in days. */
const Offer = z.object({
  type: z.string(),
  id: z.optional(z.nullable(z.string())),
  durationInDays: z.optional(z.nullable(z.number())),
  isUserEligible: z.optional(z.nullable(z.boolean())),
});

/** `recurrence` is `monthly` or `yearly`; an option with any other value is not shown. */
export const SubscriptionOption = z.object({
  id: nonEmpty,
  cost: z.object({ displayPrice: nonEmpty, recurrence: z.string() }),
  offer: z.optional(z.nullable(Offer)),
});
export type SubscriptionOption = z.infer<typeof SubscriptionOption>;

/** `getSubscriptionOptions` (native contract §6.2). An empty list means that nothing can be bought here. */
export const SubscriptionOptionsResult = z.object({
  platform: z.string(),
  options: z.array(SubscriptionOption),
  features: z.array(z.object({ name: z.string() })),
});
export type SubscriptionOptionsResult = z.infer<typeof SubscriptionOptionsResult>;

/** `getSubscriptionTierOptions` (native contract §6.3). */
export const TierOptionsResult = z.object({
  platform: z.string(),
  products: z.array(
    z.object({
      tier: z.string(),
      features: z.array(z.object({ product: z.string(), name: z.optional(z.nullable(z.string())) })),
      options: z.array(SubscriptionOption),
    }),
  ),
});
export type TierOptionsResult = z.infer<typeof TierOptionsResult>;
