import { plansWords } from '@/lib/content/app/appPlans';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { BillingPeriod } from '@/lib/contract/subscription';

type Props = { period: BillingPeriod; onChoose: (period: BillingPeriod) => void };

const order: readonly BillingPeriod[] = ['yearly', 'monthly'];

/** Monthly or yearly, for all tiers at once. */
export function PeriodSwitch({ period, onChoose }: Props) {
  return (
    <fieldset>
      <legend>{plansWords.period}</legend>
      <div className="track">
        {order.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="period"
              value={choice}
              checked={period === choice}
              onChange={() => onChoose(choice)}
            />
            <span>{buyingWords.period[choice]}</span>
          </label>
        ))}
      </div>
      <style jsx>{`
        legend {
          margin-bottom: var(--space-2);
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        .track {
          display: grid;
          grid-template-columns: 1fr 1fr;
          gap: var(--space-1);
          max-width: 24rem;
          padding: var(--space-1);
          border-radius: var(--radius-round);
          background: var(--color-surface-tint);
        }

        label {
          position: relative;
          cursor: pointer;
        }

        input {
          position: absolute;
          inset: 0;
          width: 100%;
          height: 100%;
          margin: 0;
          opacity: 0;
          cursor: inherit;
        }

        span {
          display: grid;
          place-items: center;
          min-height: 2.75rem;
          border: 1px solid transparent;
          border-radius: var(--radius-round);
          font-weight: var(--weight-semibold);
        }

        input:checked + span {
          border-color: var(--color-accent);
          background: var(--card-background);
        }

        input:focus-visible + span {
          outline: 3px solid var(--color-focus);
          outline-offset: 2px;
        }

        @media (forced-colors: active) {
          input:checked + span {
            outline: 3px solid Highlight;
          }
        }
      `}</style>
    </fieldset>
  );
}
