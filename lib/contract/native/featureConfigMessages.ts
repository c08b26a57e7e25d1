import * as z from 'zod/mini';

/** Some apps leave out what they do not know, others say null. */
const flag = z.optional(z.nullable(z.boolean()));

/** `getFeatureConfig` of the subscription pages (native contract §6.1). Any flag may be missing. */
export const FeatureConfigResult = z.object({
  useUnifiedFeedback: flag,
  useSubscriptionsAuthV2: flag,
  usePaidDuckAi: flag,
  useAlternateStripePaymentFlow: flag,
  useGetSubscriptionTierOptions: flag,
});
/** `getFeatureConfig` of the bridge. */
export const BridgeFeatureConfigResult = z.object({ useProTier: flag, usePaidDuckAi: flag });
export type BridgeFeatureConfig = z.infer<typeof BridgeFeatureConfigResult>;
