import {
  type SubscriptionOption,
  SubscriptionOptionsResult,
  TierOptionsResult,
} from '../contract/native/options';
import type { BillingPeriod } from '../contract/subscription';
import { appFeatureConfig } from './appFeatureConfig';
import { limits } from './channel/channelLimits';
import type { NativeChannel } from './channel/openChannel';

/** What the app sells, in one form for both generations of the question. */
export type AppOffer = {
  /** `ios`, `macos`, `android`, `stripe`, or what a later app says. */
  platform: string;
  /** Monthly first, whatever the order of the app; empty: nothing may be bought here. */
  plans: readonly AppPlan[];
  /** Names of everything that any plan has, on the wire; some apps say them where nothing may be bought too. */
  features: readonly string[];
};

export type AppPlan = {
  id: string;
  period: BillingPeriod;
  /** As the store writes it, with its currency. After a trial, when there is one. */
  displayPrice: string;
  /** `plus` or `pro`; null from apps that know one tier. */
  tier: string | null;
  /** Names of the features on the wire. */
  features: readonly string[];
  trial: AppTrial | null;
};

/** `days` is null when the store does not say how long it is. */
type AppTrial = { offerId: string | null; days: number | null };

type Pages = NativeChannel<'subscriptionPages'>;

/**
 * Asks the app what it sells: by tier when its feature config says so, else in the older way, and in the other way when
 * an app knows only that (native contract §2.1).
 * @throws NativeError when it answers neither.
 */
export async function subscriptionOptions(channel: Pages): Promise<AppOffer> {
  const { useGetSubscriptionTierOptions } = await appFeatureConfig(channel);
  const [first, second] = useGetSubscriptionTierOptions ? [byTier, inOneTier] : [inOneTier, byTier];
  return first(channel).catch(() => second(channel));
}

async function inOneTier(channel: Pages): Promise<AppOffer> {
  const answer = await channel.request(
    'getSubscriptionOptions',
    {},
    SubscriptionOptionsResult,
    limits.lookup,
  );
  const features = answer.features.map(({ name }) => name);
  return { platform: answer.platform, plans: plansOf(answer.options, null, features), features };
}

async function byTier(channel: Pages): Promise<AppOffer> {
  const answer = await channel.request('getSubscriptionTierOptions', {}, TierOptionsResult, limits.lookup);
  const plans = answer.products.flatMap(({ tier, features, options }) =>
    plansOf(
      options,
      tier,
      features.map(({ product }) => product),
    ),
  );
  const features = answer.products.flatMap((tier) => tier.features.map(({ product }) => product));
  return { platform: answer.platform, plans, features: [...new Set(features)] };
}

const periods: readonly BillingPeriod[] = ['monthly', 'yearly'];

/** Options of periods that we have no words for are left out. */
function plansOf(
  options: readonly SubscriptionOption[],
  tier: string | null,
  features: readonly string[],
): AppPlan[] {
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
