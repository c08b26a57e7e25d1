import { TickList } from '@/components/marketing/TickList';
import { chargeText } from '@/components/subscription/app/store/planWords';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/forms/Button';
import { plansWords } from '@/lib/content/app/appPlans';
import { storeWords } from '@/lib/content/app/store';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { AppPlan } from '@/lib/native/subscriptionOptions';

export type TierAction = {
  label: string;
  note: string | null;
  press: () => void;
  busy: boolean;
};

type Props = {
  tier: string | null;
  plan: AppPlan;
  features: readonly string[];
  /** Null for the current plan. */
  action: TierAction | null;
  highlighted: boolean;
};

/** One tier at the price for the chosen period: its features, and its button. */
export function TierCard({ tier, plan, features, action, highlighted }: Props) {
  const words = tierWords(tier);
  return (
    <article
      className={`tier stacked gap-3 padded large-corners ${highlighted ? 'highlighted' : ''}`}
      aria-label={words.name}
    >
      <div className="top in-row wrapping">
        <h2 className="small-title">{words.name}</h2>
        {action ? null : <Badge tone="highlight">{plansWords.current}</Badge>}
      </div>
      <p className="small-print">{words.text}</p>
      <p className="price">
        <strong className="medium-title">{plan.displayPrice}</strong> {buyingWords.per[plan.period]}
      </p>
      <div className="small-text">
        <TickList items={features} />
      </div>
      <div className="act in-column gap-2">
        {action ? (
          <>
            <Button wide busyLabel={action.busy ? storeWords.buying : null} onClick={action.press}>
              {action.label}
            </Button>
            <p className="small-print">{action.note ?? chargeText(plan)}</p>
          </>
        ) : null}
      </div>
      <style jsx>{`
        .tier {
          border: 1px solid var(--color-border-strong);
          background: var(--card-background);
        }

        .highlighted {
          border-color: var(--color-accent);
          box-shadow: inset 0 0 0 1px var(--color-accent);
        }

        .top {
          gap: var(--space-2) var(--space-3);
        }

        .price strong {
          letter-spacing: var(--tracking-title);
        }

        .act {
          margin-top: auto;
          padding-top: var(--space-2);
        }
      `}</style>
    </article>
  );
}

/** The name of a tier; an unknown tier keeps the name that the app sent. */
export function tierWords(tier: string | null): { name: string; text: string } {
  if (tier === 'plus' || tier === 'pro') return plansWords.tiers[tier];
  return tier === null ? plansWords.oneTier : { name: tier, text: plansWords.oneTier.text };
}
