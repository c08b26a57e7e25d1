import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { manageWords } from '@/lib/content/account/manage';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { standingOf } from '@/lib/subscriptions/standing';

type Props = {
  subscription: Pick<Subscription, 'status' | 'endReason' | 'activeOffers'>;
  /** True for an app store's subscription, which is fixed there. */
  store: boolean;
  /** The label of a button while its call is running, or null. */
  cardBusy: string | null;
  resumeBusy: string | null;
  onCard: () => void;
  onResume: () => void;
};

/** The one action that the subscription's status calls for; nothing when all is well. */
export function StatusAction({ subscription, store, cardBusy, resumeBusy, onCard, onResume }: Props) {
  const { link } = useVisit();
  const shop = usePlansPath();
  const standing = standingOf(subscription);
  if (!isActiveStatus(subscription.status) || standing === 'lastDays')
    return (
      <ButtonLink size="small" href={link(shop)}>
        {manageWords.again}
      </ButtonLink>
    );
  if (store) return null;
  if (standing === 'grace')
    return (
      <Button size="small" busyLabel={cardBusy} onClick={onCard}>
        {manageWords.updateCard}
      </Button>
    );
  if (subscription.status === 'Auto-Renewable') return null;
  return (
    <Button size="small" busyLabel={resumeBusy} onClick={onResume}>
      {manageWords.resume}
    </Button>
  );
}
