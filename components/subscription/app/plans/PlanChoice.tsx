import { PlanCard } from '@/components/ui/PlanCard';
import { Skeleton } from '@/components/ui/Skeleton';
import { storeWords } from '@/lib/content/app/store';
import { buying } from '@/lib/content/subscription/pro';
import type { BillingPeriod } from '@/lib/contract/subscription';
import type { AppPlan } from '@/lib/native/subscriptionOptions';

type Props = {
  /** Null while the app is asked: the place of two cards is kept. */
  plans: readonly AppPlan[] | null;
  chosen: AppPlan | null;
  onChoose: (plan: AppPlan) => void;
};

const order: readonly BillingPeriod[] = ['yearly', 'monthly'];

/** The ways to pay, with the prices as the store writes them. */
export function PlanChoice({ plans, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{storeWords.choosePlan}</legend>
      <div className="cards">
        {order.map((period) => {
          const plan = plans?.find((one) => one.period === period);
          if (plans && !plan) return null;
          return (
            <PlanCard
              key={period}
              name="plan"
              value={plan?.id ?? period}
              title={buying.period[period]}
              price={plan ? plan.displayPrice : <LoadingPrice />}
              period={buying.per[period]}
              detail={storeWords.planNote[period]}
              checked={plan !== undefined && plan === chosen}
              disabled={!plan}
              onChange={() => plan && onChoose(plan)}
            />
          );
        })}
      </div>
      <style jsx>{`
        legend {
          margin-bottom: var(--space-3);
          font-weight: var(--weight-semibold);
        }

        .cards {
          display: grid;
          gap: var(--space-3);
        }
      `}</style>
    </fieldset>
  );
}

function LoadingPrice() {
  return (
    <span className="loading">
      <Skeleton />
      <style jsx>{`
        .loading {
          display: inline-block;
          width: 5rem;
          height: 1em;
          vertical-align: text-bottom;
        }
      `}</style>
    </span>
  );
}
