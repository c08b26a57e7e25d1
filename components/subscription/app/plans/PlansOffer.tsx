import { PurchaseOutcome } from '@/components/subscription/app/PurchaseOutcome';
import { buyText } from '@/components/subscription/app/store/planWords';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { plansWords } from '@/lib/content/app/appPlans';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { PlanChange } from '@/lib/contract/native/purchaseMessages';
import type { Subscription } from '@/lib/contract/subscription';
import { purchaseExperiment } from '@/lib/hooks/purchase/purchaseExperiment';
import type { AppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { usePeriodChoice } from '@/lib/hooks/purchase/usePeriodChoice';
import type { AppOffer, AppPlan } from '@/lib/native/subscriptionOptions';
import { planChange, tiersOf } from '@/lib/subscriptions/appOffer';
import { type TierAction, TierCard, tierWords } from './TierCard';
import { tierFeatureNames } from './tierFeatureNames';

type Props = {
  offer: AppOffer;
  current: Subscription | null;
  /** The tier that the link asked for. */
  asked: string | null;
  purchase: AppPurchase;
};

/** For all tiers at once. */
const periods = (['yearly', 'monthly'] as const).map((id) => ({ id, label: buyingWords.period[id] }));

/** All tiers at the price for the chosen period, each with a button that buys it or changes to it. */
export function PlansOffer({ offer, current, asked, purchase }: Props) {
  const preselected = current?.billingPeriod === 'Monthly' ? 'monthly' : 'yearly';
  const { period, choose, settle } = usePeriodChoice(preselected);

  function buy(plan: AppPlan) {
    const experiment = purchaseExperiment('mobilepropaywall');
    settle(plan.period);
    purchase.buy(plan, experiment ? { experiment } : {});
  }
  function actionFor(plan: AppPlan): TierAction | null {
    const busy = purchase.busy?.id === plan.id;
    if (!current) return { label: buyText(plan), note: null, busy, press: () => buy(plan) };
    const change = planChange(current, plan);
    if (!change) return null;
    return {
      label: changeLabel(change, plan),
      note: plansWords.changeNote[change],
      busy,
      press: () => purchase.change(plan, change),
    };
  }
  const tiers = tiersOf(offer).sort(
    (one, other) => Number(other.tier === asked) - Number(one.tier === asked),
  );
  const plus = offer.plans.find(({ tier }) => tier === 'plus') ?? null;
  return (
    <div className="in-column gap-5">
      <ChoicePills
        name="period"
        legend={plansWords.period}
        legendClass="below-2 small-text strong-weight"
        options={periods}
        chosen={period}
        onChoose={choose}
      />
      <PurchaseOutcome canceled={purchase.canceled} error={purchase.error} />
      <div className="tiers in-column gap-4">
        {tiers.flatMap(({ tier, plans }) => {
          const plan = plans.find((one) => one.period === period) ?? plans[0];
          if (!plan) return [];
          const highlighted = tiers.length > 1 && tier === asked;
          return [
            <TierCard
              key={tier}
              tier={tier}
              plan={plan}
              features={tierFeatureNames(plan, plus)}
              action={actionFor(plan)}
              highlighted={highlighted}
            />,
          ];
        })}
      </div>
      <style jsx>{`
        @media (--from-narrow) {
          .tiers {
            grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
          }
        }
      `}</style>
    </div>
  );
}

function changeLabel(change: PlanChange, { tier, period }: AppPlan): string {
  return change === 'crossgrade' ? plansWords.crossgrade[period] : plansWords[change](tierWords(tier).name);
}
