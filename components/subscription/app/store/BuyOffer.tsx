import { useState } from 'react';
import { PurchaseOutcome } from '@/components/subscription/app/PurchaseOutcome';
import { Button } from '@/components/ui/forms/Button';
import { reminderDays } from '@/lib/content/app/reminderDays';
import { storeWords } from '@/lib/content/app/store';
import { useExperiment } from '@/lib/hooks/page/useExperiment';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { purchaseExperiment } from '@/lib/hooks/purchase/purchaseExperiment';
import type { AppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { usePeriodChoice } from '@/lib/hooks/purchase/usePeriodChoice';
import { type TrialReminder as Reminder, useTrialReminder } from '@/lib/hooks/purchase/useTrialReminder';
import type { AppOffer } from '@/lib/native/subscriptionOptions';
import { tiersOf } from '@/lib/subscriptions/appOffer';
import { checkoutReturn } from '@/lib/subscriptions/checkoutReturn';
import { PlanChoice } from './PlanChoice';
import { buyText, chargeText } from './planWords';

type Props = {
  /** Null until the app answers. */
  offer: AppOffer | null;
  /** Where all tiers are compared. */
  plansHref: string;
  returning: boolean;
  purchase: AppPurchase;
};

/** Plan, price and the one button, with what came of the last click. It keeps its height while prices load. */
export function BuyOffer({ offer, plansHref, returning, purchase }: Props) {
  const tiers = offer ? tiersOf(offer) : [];
  const plans = tiers[0]?.plans ?? [];
  const returned = checkoutReturn(useVisit().parameter);
  const { period, choose, settle } = usePeriodChoice(returned.period ?? 'yearly');
  const chosen = plans.find((plan) => plan.period === period) ?? plans[0] ?? null;
  useExperiment('mobilepropaywall', offer !== null);
  const reminder = useTrialReminder(chosen);
  const [pressed, setPressed] = useState(false);
  const busy = purchase.busy !== null;
  const canceled = purchase.canceled || (returned.canceled && !pressed);

  function buy() {
    if (!chosen) return;
    const experiment = purchaseExperiment('mobilepropaywall');
    setPressed(true);
    settle(chosen.period);
    purchase.buy(chosen, { ...(experiment ? { experiment } : {}), ...reminder.extras });
  }
  return (
    <div className="gap-4 stacked">
      {returning ? <p>{storeWords.returning}</p> : null}
      <PlanChoice
        plans={offer ? plans : null}
        chosen={chosen}
        onChoose={busy ? keep : (plan) => choose(plan.period)}
      />
      <div className="bar in-column gap-2">
        <p className="charge strong-weight" aria-live="polite">
          {chosen ? chargeText(chosen) : storeWords.loading}
        </p>
        <Button wide disabled={chosen === null} busyLabel={busy ? storeWords.buying : null} onClick={buy}>
          {chosen ? buyText(chosen) : storeWords.subscribe}
        </Button>
      </div>
      <PurchaseOutcome canceled={canceled} error={purchase.error} />
      <p className="note small-print">
        {storeWords.paidBy[offer?.platform === 'stripe' ? 'stripe' : 'store']}
      </p>
      <TrialReminder reminder={reminder} />
      {tiers.length > 1 ? (
        <p>
          <a href={plansHref}>{storeWords.otherTiers}</a>
        </p>
      ) : null}
      <style jsx>{`
        /* On a small screen the button stays at the lower edge, within reach of the thumb. */
        .bar {
          position: sticky;
          bottom: 0;
          padding-block: var(--space-2);
          background: var(--flow-ground, var(--color-surface));
          box-shadow: 0 calc(-1 * var(--space-2)) var(--space-2) var(--flow-ground, var(--color-surface));
        }

        .charge {
          min-height: 1lh;
        }

        .note {
          min-height: 2lh;
        }
      `}</style>
    </div>
  );
}

/** The choice cannot be changed while the store is open. */
function keep(): void {}

/** The option to be reminded before a trial ends; nothing when the app cannot remind. */
function TrialReminder({ reminder: { state, choose } }: { reminder: Reminder }) {
  const { label, refused } = storeWords.reminder;
  if (state === 'no') return null;
  return (
    <div>
      <label className="side-by-side gap-3 balanced">
        <input
          type="checkbox"
          checked={state === 'asking' || state === 'wanted'}
          disabled={state === 'refused'}
          onChange={({ target }) => choose(target.checked)}
        />
        {label(reminderDays)}
      </label>
      <p className="small-print" role="status">
        {state === 'refused' ? refused : null}
      </p>
      <style jsx>{`
        label {
          align-items: start;
          min-height: 2.75rem;
          padding-block: 0.625rem;
          line-height: 1.5;
        }

        input {
          flex: none;
          width: 1.25rem;
          height: 1.25rem;
          margin: 0.125rem 0 0;
        }

        /* Below the label's text, and with the same room below it. */
        p:not(:empty) {
          padding: 0 0 0.625rem calc(1.25rem + var(--space-3));
        }
      `}</style>
    </div>
  );
}
