import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { manageWords } from '@/lib/content/account/manage';
import type { Subscription } from '@/lib/contract/subscription';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { standingOf } from '@/lib/subscriptions/standing';

type ActionProps = {
  subscription: Pick<Subscription, 'status' | 'endReason' | 'activeOffers'>;
  /** Where an app store's subscription is put right: the label of the button that leads there. Null for ours. */
  store: string | null;
  /** The label of a button while its call is running, or null. */
  cardBusy: string | null;
  resumeBusy: string | null;
  onCard: () => void;
  onResume: () => void;
};

/** The one action that the subscription's status calls for; nothing when all is well. */
export function StatusAction({ subscription, store, cardBusy, resumeBusy, onCard, onResume }: ActionProps) {
  const { link } = useVisit();
  const shop = usePlansPath();
  const standing = standingOf(subscription);
  // A second purchase beside one that its store still tries to collect for could be charged as well.
  const stopped = standing === 'inactive' && store === null;
  if (standing === 'ended' || standing === 'lastDays' || stopped)
    return (
      <ButtonLink size="small" href={link(shop)}>
        {manageWords.again}
      </ButtonLink>
    );
  if (standing === 'grace' || standing === 'inactive')
    return (
      <Button
        size="small"
        iconAfter={store === null ? undefined : 'external'}
        busyLabel={cardBusy}
        onClick={onCard}
      >
        {store ?? manageWords.updateCard}
      </Button>
    );
  if (store !== null) return null;
  if (subscription.status === 'Auto-Renewable') return null;
  return (
    <Button size="small" busyLabel={resumeBusy} onClick={onResume}>
      {manageWords.resume}
    </Button>
  );
}
