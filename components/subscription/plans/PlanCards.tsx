import type { ReactNode, Ref } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { BillingPeriod } from '@/lib/contract/subscription';

type Props = {
  legend: string;
  card: (period: BillingPeriod) => ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
};

const order: readonly BillingPeriod[] = ['yearly', 'monthly'];

export function PlanCards({ legend, card, ref }: Props) {
  return (
    <fieldset ref={ref}>
      <legend className="below-3 strong-weight">{legend}</legend>
      <div className="in-column gap-3">{order.map(card)}</div>
    </fieldset>
  );
}

/** Reserves space for a price that is not known yet. */
export function LoadingPrice() {
  return (
    <span className="loading">
      <Skeleton />
      <span className="spoken">{buyingWords.priceLoading}</span>
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
