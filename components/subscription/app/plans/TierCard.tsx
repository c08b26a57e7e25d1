import { Sign } from '@/components/marketing/Sign';
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
  /** The names of its features. */
  features: readonly string[];
  /** Null for the current plan. */
  action: TierAction | null;
  highlighted: boolean;
};

/** One tier at the price for the chosen period: its features, and its button. */
export function TierCard({ tier, plan, features, action, highlighted }: Props) {
  const words = tierWords(tier);
  return (
    <article className={highlighted ? 'tier highlighted' : 'tier'} aria-label={words.name}>
      <div className="top">
        <h2>{words.name}</h2>
        {action ? null : <Badge tone="highlight">{plansWords.current}</Badge>}
      </div>
      <p className="text">{words.text}</p>
      <p className="price">
        <strong>{plan.displayPrice}</strong> {buyingWords.per[plan.period]}
      </p>
      <TierFeatures names={features} />
      <div className="act">
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
          display: flex;
          flex-direction: column;
          gap: var(--space-3);
          padding: var(--space-5);
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-large);
          background: var(--card-background);
        }

        .highlighted {
          border-color: var(--color-accent);
          box-shadow: inset 0 0 0 1px var(--color-accent);
        }

        .top {
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          gap: var(--space-2) var(--space-3);
        }

        h2 {
          font-size: var(--text-title-3);
        }

        .text,

        .price strong {
          font-size: var(--text-title-2);
          letter-spacing: var(--tracking-title);
        }

        .act {
          display: grid;
          gap: var(--space-2);
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

function TierFeatures({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Sign kind="yes" />
          {name}
        </li>
      ))}
      <style jsx>{`
        ul {
          display: grid;
          gap: var(--space-2);
          font-size: var(--text-small);
        }

        li {
          display: flex;
          align-items: center;
          gap: var(--space-2);
        }
      `}</style>
    </ul>
  );
}
