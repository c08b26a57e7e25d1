import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Icon } from '@/components/ui/icons/Icon';
import { planById } from '@/lib/content/subscription/plans';
import { buyingWords } from '@/lib/content/subscription/pro';
import { featureShortNames } from '@/lib/content/subscription/proFeatureWords';
import type { FeatureName, Subscription } from '@/lib/contract/subscription';
import { standingText } from '@/lib/subscriptions/standing';

type Props = {
  /** Null when only the app around the page says that there is one. */
  subscription: Subscription | null;
  manageHref: string;
  /** Opens higher plans in the app; null when there are none. */
  onUpgrade: (() => void) | null;
};

/** For a subscriber: the subscription's status, in place of an offer. */
export function Subscribed({ subscription, manageHref, onUpgrade }: Props) {
  const { title, manage, byApp, upgrade } = buyingWords.subscribed;
  const features = subscription ? featuresOf(subscription) : [];
  return (
    <div className="card clipped gap-4 stacked soft-tint">
      <h2>{title}</h2>
      <p>{subscription ? standingText(subscription) : byApp}</p>
      {features.length > 0 ? (
        <ul className="in-column gap-3">
          {features.map((feature) => (
            <li className="in-row gap-3" key={feature}>
              <Icon name="check" />
              {featureShortNames[feature].name}
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink href={manageHref} wide>
        {manage}
      </ButtonLink>
      {onUpgrade ? (
        <Button wide variant="secondary" onClick={onUpgrade}>
          {upgrade}
        </Button>
      ) : null}
      <style jsx>{`
        .card {
          padding: var(--card-padding);
          border: 1px solid transparent;
          border-radius: var(--card-radius);
        }

        ul {
          padding: var(--space-2) 0;
        }

        li :global(svg) {
          color: var(--color-accent-text);
        }

        @media print {
          .card {
            border-color: currentColor;
            break-inside: avoid;
          }
        }
      `}</style>
    </div>
  );
}

/** What the plan includes; nothing for a product that is no longer sold. */
function featuresOf({ productId }: Subscription): readonly FeatureName[] {
  return planById(productId)?.features ?? [];
}
