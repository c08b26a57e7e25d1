import { LoadingPrice, PlanCards } from '@/components/subscription/plans/PlanCards';
import { PlanCard } from '@/components/ui/PlanCard';
import { storeWords } from '@/lib/content/app/store';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { AppPlan } from '@/lib/native/subscriptionOptions';

type Props = {
  /** Null until the app answers; space for two cards is reserved. */
  plans: readonly AppPlan[] | null;
  chosen: AppPlan | null;
  onChoose: (plan: AppPlan) => void;
};

/** The payment options, with prices as the store formats them. */
export function PlanChoice({ plans, chosen, onChoose }: Props) {
  return (
    <PlanCards
      legend={storeWords.choosePlan}
      card={(period) => {
        const plan = plans?.find((one) => one.period === period);
        if (plans && !plan) return null;
        return (
          <PlanCard
            key={period}
            name="plan"
            value={plan?.id ?? period}
            title={buyingWords.period[period]}
            price={plan ? plan.displayPrice : <LoadingPrice />}
            period={buyingWords.per[period]}
            detail={storeWords.planNote[period]}
            checked={plan !== undefined && plan === chosen}
            disabled={!plan}
            onChange={() => plan && onChoose(plan)}
          />
        );
      }}
    />
  );
}
