import { PlanCard } from '@/components/ui/PlanCard';
import { Skeleton } from '@/components/ui/Skeleton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { buying } from '@/lib/content/subscription/pro';
import type { BillingPeriod } from '@/lib/contract/subscription';
import { monthlyEquivalent, type PlanOffer, priceText, savingOf } from './planOffer';

type Props = {
  /** Null while the prices are being loaded: their place is kept. */
  offer: PlanOffer | null;
  period: BillingPeriod;
  onChoose: (period: BillingPeriod) => void;
};

const order: readonly BillingPeriod[] = ['yearly', 'monthly'];

/** The two ways to pay, as radio cards. */
export function PlanPicker({ offer, period, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{buying.legend}</legend>
      <div className="cards">
        {order.map((choice) => (
          <PlanCard
            key={choice}
            name="billing_period"
            value={choice}
            title={buying.period[choice]}
            price={offer ? priceText(offer, choice) : <LoadingPrice />}
            period={buying.per[choice]}
            detail={detail(offer, choice)}
            badge={
              offer && choice === 'yearly' && savingOf(offer) > 0 ? buying.saving(savingOf(offer)) : undefined
            }
            checked={period === choice}
            onChange={() => onChoose(choice)}
          />
        ))}
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

function detail(offer: PlanOffer | null, period: BillingPeriod): string {
  if (period === 'monthly') return buying.monthlyNote;
  return offer ? buying.monthlyEquivalent(monthlyEquivalent(offer.plans.yearly.price)) : buying.yearlyNote;
}

function LoadingPrice() {
  return (
    <span className="loading">
      <Skeleton />
      <VisuallyHidden>{buying.priceLoading}</VisuallyHidden>
      <style jsx>{`
        .loading {
          display: inline-block;
          width: 5.5rem;
          height: 1em;
          vertical-align: text-bottom;
        }
      `}</style>
    </span>
  );
}
