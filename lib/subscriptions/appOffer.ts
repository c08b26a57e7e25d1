import type { PlanChange } from '../contract/native/purchaseMessages';
import type { FeatureName, Subscription } from '../contract/subscription';
import type { AppOffer, AppPlan } from '../native/subscriptionOptions';
import { trialLength } from './trial';

type TrialOfVisit = {
  /** The campaign part of the origin parameter. */
  campaign: string | null;
  /** False for former subscribers and where the app says that there is no trial. */
  possible: boolean;
};

/** The offer with its trials: a store names its own; for Stripe, the web's rule decides (native contract §6.2). */
export function withTrials(offer: AppOffer, { campaign, possible }: TrialOfVisit): AppOffer {
  const plans = offer.plans.map((plan): AppPlan => {
    if (!possible) return { ...plan, trial: null };
    if (offer.platform !== 'stripe') return plan;
    const days = trialLength({ platform: 'stripe', campaign, offerDays: null });
    return { ...plan, trial: days > 0 ? { offerId: null, days } : null };
  });
  return { ...offer, plans };
}

/** The features that we have text for, in the given order, without duplicates. */
export function knownFeatures(names: readonly string[], order: readonly FeatureName[]): FeatureName[] {
  return order.filter((feature) => names.includes(feature));
}

/** The tiers of an offer in the app's order; one unnamed tier for apps that do not know tiers. */
export function tiersOf({ plans }: AppOffer): { tier: string | null; plans: AppPlan[] }[] {
  const names = [...new Set(plans.map(({ tier }) => tier))];
  return names.map((tier) => ({ tier, plans: plans.filter((plan) => plan.tier === tier) }));
}

const rank: Readonly<Record<string, number>> = { plus: 1, pro: 2 };

/** How a subscription would move to that plan, or null if it has it. A tier that we do not know counts as the same. */
export function planChange(current: Subscription, plan: AppPlan): PlanChange | null {
  const from = rank[current.tier ?? 'plus'] ?? 0;
  const to = plan.tier === null ? from : (rank[plan.tier] ?? from);
  if (to !== from) return to > from ? 'upgrade' : 'downgrade';
  return current.billingPeriod.toLowerCase() === plan.period ? null : 'crossgrade';
}

/** Only the store that sold a plan can change it. */
export function isSoldBy(platform: string, current: Subscription): boolean {
  const sellers: Readonly<Record<string, string>> = { ios: 'apple', macos: 'apple', android: 'google' };
  return (sellers[platform] ?? platform) === current.platform;
}
