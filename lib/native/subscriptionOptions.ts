import {
  type SubscriptionOption,
  SubscriptionOptionsResult,
  TierOptionsResult,
} from '../contract/native/options';
import type { BillingPeriod } from '../contract/subscription';
import { appFeatureConfig } from './appFeatureConfig';
import { channelLimits } from './channel/channelLimits';
import type { NativeChannel } from './channel/openChannel';

/** What the app sells, in one format for both generations of the request. */
export type AppOffer = {
  /** `ios`, `macos`, `android`, `stripe`, or a value that a later app sends. */
  platform: string;
  /** Monthly first, whatever order the app sends; empty when nothing can be bought here. */
  plans: readonly AppPlan[];
  /** Wire names of everything that any plan includes; some apps send them even where nothing can be bought. */
  features: readonly string[];
};

export type AppPlan = {
  id: string;
  period: BillingPeriod;
  /** As the store formats it, with its currency. The price after a trial, when there is one. */
  displayPrice: string;
  /** `plus` or `pro`; null from apps that know only one tier. */
  tier: string | null;
  /** Wire names of the features. */
  features: readonly string[];
  trial: AppTrial | null;
};

/** `days` is null when the store does not say how long it is. */
type AppTrial = { offerId: string | null; days: number | null };

type Pages = NativeChannel<'subscriptionPages'>;

/**
 * Asks the app what it sells: by tier when its feature config says so, otherwise in the older way; if the app does not
 * know that request, in the other way (native contract §2.1).
 * @throws NativeError when it answers neither.
 */
export async function subscriptionOptions(channel: Pages): Promise<AppOffer> {
  const { useGetSubscriptionTierOptions } = await appFeatureConfig(channel);
  const [first, second] = useGetSubscriptionTierOptions ? [byTier, inOneTier] : [inOneTier, byTier];
  return first(channel).catch(() => second(channel));
}

async function inOneTier(channel: Pages): Promise<AppOffer> {
  const { lookup } = channelLimits;
  const answer = await channel.request('getSubscriptionOptions', {}, SubscriptionOptionsResult, lookup);
  const features = answer.features.map(({ name }) => name);
  return { platform: answer.platform, plans: plansOf(answer.options, null, features), features };
}

async function byTier(channel: Pages): Promise<AppOffer> {
  const { lookup } = channelLimits;
  const answer = await channel.request('getSubscriptionTierOptions', {}, TierOptionsResult, lookup);
  const tiers = answer.products.map(({ tier, features, options }) => {
    const names = features.map(({ product }) => product);
    return { names, plans: plansOf(options, tier, names) };
  });
  return {
    platform: answer.platform,
    plans: tiers.flatMap(({ plans }) => plans),
    features: [...new Set(tiers.flatMap(({ names }) => names))],
  };
}

const periods: readonly BillingPeriod[] = ['monthly', 'yearly'];

/** Options with a period that we have no text for are left out. */
function plansOf(options: readonly SubscriptionOption[], tier: string | null, features: readonly string[]) {
  return periods.flatMap((period) =>
    options
      .filter(({ cost }) => cost.recurrence === period)
      .map((option) => ({
        id: option.id,
        period,
        displayPrice: option.cost.displayPrice,
        tier,
        features,
        trial: trialOf(option),
      })),
  );
}

function trialOf({ offer }: SubscriptionOption): AppTrial | null {
  if (offer?.type !== 'freeTrial' || offer.isUserEligible === false) return null;
  const days = offer.durationInDays ?? 0;
  return { offerId: offer.id || null, days: Number.isInteger(days) && days > 0 ? days : null };
}
