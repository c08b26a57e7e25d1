import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { Button } from '@/components/ui/forms/Button';
import { PlanCard } from '@/components/ui/PlanCard';
import { buyingWords } from '@/lib/content/subscription/pro';
import { type BillingPeriod, billingPeriods } from '@/lib/contract/subscription';
import { BuyTerms } from './BuyTerms';
import { LoadingPrice, PlanCards } from './PlanCards';
import type { PlanOffer } from './PlanOffer';
import { PostedProblem } from './PostedProblem';

const StaticProblem = staticIsland(typeof window === 'undefined' ? PostedProblem : null);
const StaticTerms = staticIsland(typeof window === 'undefined' ? BuyTerms : null);

type Props = {
  /** Null while prices load; their space is reserved. */
  offer: PlanOffer | null;
  period: BillingPeriod;
  onChoose: (period: BillingPeriod) => void;
  onBuy: () => void;
  /** True from the first press until the payment page opens or the attempt fails. */
  busy: boolean;
  /** What went wrong with the last press, right below the button. */
  problem: ReactNode;
};

/**
 * Plan, trial and the one button. It keeps its height while the prices load. Until the page's script is there, it posts to
 * the page's own URL, and the service leads to the payment page (server/billing/checkout/buyByForm).
 */
export function BuyForm({ offer, period, onChoose, onBuy, busy, problem }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (offer && !busy) onBuy();
  }
  const trial = offer !== null && offer.trialDays > 0;
  return (
    <form method="post" action="#plans" onSubmit={submit}>
      <PlanPicker offer={offer} period={period} onChoose={busy ? keep : onChoose} />
      <p className="total strong-weight balanced" aria-live="polite">
        {offer ? chargeText(offer, period) : null}
      </p>
      <Button type="submit" wide busyLabel={busy ? buyingWords.going : null} disabled={offer === null}>
        {buttonText(offer, period)}
      </Button>
      <div className={offer?.returning ? 'above-3 returning' : 'above-3'}>
        {problem ? <div className="below-3">{problem}</div> : <StaticProblem />}
        <p className="note small-print balanced">
          {trial ? buyingWords.trialNote : buyingWords.noTrialNote} {offer && contractText(offer)}
        </p>
        <StaticTerms />
      </div>
      <style jsx>{`
        .total {
          min-height: 1lh;
          margin-block: var(--space-4) var(--space-3);
        }

        /* Until a script answers the choice, the sum is that of the plan which was chosen at first. */
        :global(.as-sent) form:has(:checked:not(:default)) .total {
          visibility: hidden;
        }

        .note {
          min-height: 4lh;
        }

        @media (--from-narrow) {
          .note {
            min-height: 3lh;
          }
        }
      `}</style>
    </form>
  );
}

function chargeText(offer: PlanOffer, period: BillingPeriod): string {
  const { price } = offer.plans[period];
  return offer.trialDays > 0
    ? buyingWords.trial(offer.trialDays, price, period)
    : buyingWords.today(price, period);
}

/** What else belongs to the order in the visitor's country: its tax, and how to get out of it. */
function contractText({ rules: { taxWord, withdrawalDays: days } }: PlanOffer): string {
  const tax = buyingWords.tax[taxWord];
  return days === null ? tax : `${tax} ${buyingWords.withdrawal(days)}`;
}

function buttonText(offer: PlanOffer | null, period: BillingPeriod): string {
  if (!offer) return buyingWords.subscribeSoon;
  if (offer.rules.orderButton === 'payable') return buyingWords.payable;
  return offer.trialDays > 0
    ? buyingWords.tryFree(offer.trialDays)
    : buyingWords.subscribe(offer.plans[period].price, period);
}

/** The choice cannot be changed while the payment page is opening. */
function keep(): void {}

export function PlanPicker({ offer, period, onChoose }: Pick<Props, 'offer' | 'period' | 'onChoose'>) {
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
          price={offer ? offer.plans[choice].price : <LoadingPrice />}
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
  const { saving } = offer.yearly;
  return saving > 0 ? buyingWords.saving(saving) : undefined;
}

function detail(offer: PlanOffer | null, period: BillingPeriod): string {
  if (period === 'monthly') return buyingWords.monthlyNote;
  return offer ? buyingWords.monthlyEquivalent(offer.yearly.aMonth) : buyingWords.yearlyNote;
}
