import { OwnFeatures } from '@/components/subscription/features/OwnFeatures';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { buyingWords } from '@/lib/content/subscription/pro';
import type { Subscription } from '@/lib/contract/subscription';
import { standingText } from '@/lib/subscriptions/standing';

type Props = {
  /** Null when only the app around the page says that there is one. */
  subscription: Subscription | null;
  manageHref: string;
  /** Opens higher plans in the app; null when there are none. */
  onUpgrade: (() => void) | null;
};

/** For a subscriber: the subscription's status and the way to each of its parts, in place of an offer. */
export function Subscribed({ subscription, manageHref, onUpgrade }: Props) {
  const { title, manage, byApp, upgrade } = buyingWords.subscribed;
  return (
    <div className="card clipped gap-4 stacked soft-tint">
      <h2>{title}</h2>
      <p>{subscription ? standingText(subscription) : byApp}</p>
      {subscription ? <OwnFeatures subscription={subscription} /> : null}
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
