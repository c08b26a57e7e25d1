import { useEffect, useRef } from 'react';
import { PlanCard } from '@/components/ui/PlanCard';
import { buyingWords } from '@/lib/content/subscription/pro';
import { type BillingPeriod, billingPeriods } from '@/lib/contract/subscription';
import { LoadingPrice, PlanCards } from './PlanCards';
import { monthlyEquivalent, type PlanOffer, priceText, savingOf } from './planOffer';

type Props = {
  /** Null while prices load; their space is reserved. */
  offer: PlanOffer | null;
  period: BillingPeriod;
  onChoose: (period: BillingPeriod) => void;
};

/** The two payment options, with the server's prices. */
export function PlanPicker({ offer, period, onChoose }: Props) {
  const plans = useRef<HTMLFieldSetElement>(null);

  // A plan chosen before the page was hydrated would be reset by the next render, and another one bought.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the browser shows at first can differ.
  useEffect(() => {
    const shown = plans.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const chosen = billingPeriods.find((known) => known === shown);
    if (chosen && chosen !== period) onChoose(chosen);
  }, []);

  return (
    <PlanCards
      ref={plans}
      legend={buyingWords.legend}
      card={(choice) => (
        <PlanCard
          key={choice}
          name="billing_period"
          value={choice}
          title={buyingWords.period[choice]}
          price={offer ? priceText(offer, choice) : <LoadingPrice />}
          period={buyingWords.per[choice]}
          detail={detail(offer, choice)}
          badge={choice === 'yearly' ? savingBadge(offer) : undefined}
          checked={period === choice}
          onChange={() => onChoose(choice)}
        />
      )}
    />
  );
}

/** Null reserves the line of the badge while prices load. */
function savingBadge(offer: PlanOffer | null): string | null | undefined {
  if (!offer) return null;
  return savingOf(offer) > 0 ? buyingWords.saving(savingOf(offer)) : undefined;
}

function detail(offer: PlanOffer | null, period: BillingPeriod): string {
  if (period === 'monthly') return buyingWords.monthlyNote;
  return offer
    ? buyingWords.monthlyEquivalent(monthlyEquivalent(offer.plans.yearly.price))
    : buyingWords.yearlyNote;
}
