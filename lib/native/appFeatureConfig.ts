import { FeatureConfigResult } from '../contract/native/featureConfigMessages';
import type { NativeChannel } from './channel/openChannel';

/** What an app supports, by its own account (native contract §6.1). Whatever it leaves out is false. */
export type AppFeatureConfig = Required<{ [Flag in keyof typeof defaultAppFeatureConfig]: boolean }>;

export const defaultAppFeatureConfig = {
  useUnifiedFeedback: false,
  useSubscriptionsAuthV2: false,
  usePaidDuckAi: false,
  useAlternateStripePaymentFlow: false,
  useGetSubscriptionTierOptions: false,
};

const asked = new WeakMap<object, Promise<AppFeatureConfig>>();

/**
 * The app's feature config, requested once per page. Older apps do not know the request and Android may not answer:
 * then every flag is false, which means auth v1 and one tier (specification §3). Never rejects. A late answer changes
 * nothing, so that one page does not mix two generations.
 */
export function appFeatureConfig(channel: NativeChannel<'subscriptionPages'>): Promise<AppFeatureConfig> {
  const known = asked.get(channel) ?? ask(channel);
  asked.set(channel, known);
  return known;
}

async function ask(channel: NativeChannel<'subscriptionPages'>): Promise<AppFeatureConfig> {
  try {
    const answer = await channel.request('getFeatureConfig', {}, FeatureConfigResult);
    return {
      useUnifiedFeedback: answer.useUnifiedFeedback === true,
      useSubscriptionsAuthV2: answer.useSubscriptionsAuthV2 === true,
      usePaidDuckAi: answer.usePaidDuckAi === true,
      useAlternateStripePaymentFlow: answer.useAlternateStripePaymentFlow === true,
      useGetSubscriptionTierOptions: answer.useGetSubscriptionTierOptions === true,
    };
  } catch {
    return defaultAppFeatureConfig;
  }
}
