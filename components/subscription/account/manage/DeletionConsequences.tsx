import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import type { Standing } from '@/lib/content/account/standingWords';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import { useBillingPortal } from '@/lib/hooks/account/useBillingPortal';
import { isStorePlatform, standingOf } from '@/lib/subscriptions/standing';

const words = manageWords.remove;

type Props = {
  subscription: Subscription | null;
  /** Whether an app store may charge for this or another subscription of the account, which deleting does not cancel. */
  storeMayCharge: boolean;
};

/** What deleting the account does to its subscription, and the way to stop paying without deleting anything. */
export function DeletionConsequences({ subscription, storeMayCharge }: Props) {
  const portal = useBillingPortal();
  const running = subscription && isActiveStatus(subscription.status) ? subscription : null;
  const standing = running && standingOf(running);
  const fromStore = subscription !== null && isStorePlatform(subscription.platform);
  const canCancel = !fromStore && (standing === 'renews' || standing === 'trial' || standing === 'grace');
  return (
    <>
      {standing && !fromStore ? <p>{words.ends[payment(standing)]}</p> : null}
      <p>{words.undone}</p>
      {fromStore && subscription.status === 'Not Auto-Renewable' ? <p>{words.storeCanceled}</p> : null}
      {storeMayCharge ? (
        <Notice tone="warning" silent>
          {words.store}
        </Notice>
      ) : null}
      <ScreenError error={portal.error} />
      {canCancel ? (
        <div>
          <p>{words.onlyCancel}</p>
          <Button
            variant="quiet"
            size="small"
            flush
            iconAfter="external"
            busyLabel={portal.busy ? manageWords.openingPortal : null}
            onClick={() => portal.open({ flow: 'cancel' })}
          >
            {words.cancelInstead}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function payment(standing: Standing): keyof typeof words.ends {
  if (standing === 'trial' || standing === 'trialEnds') return 'trial';
  return standing === 'grace' || standing === 'lastDays' ? 'unpaid' : 'paid';
}
