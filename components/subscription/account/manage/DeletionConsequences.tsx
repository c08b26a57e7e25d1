import { mayBeRefunded } from '@/components/subscription/account/billing/moneyBackRow';
import { sumText } from '@/components/subscription/account/billing/sumText';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import type { Standing } from '@/lib/content/account/standingWords';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import { useBillingPortal } from '@/lib/hooks/account/useBillingPortal';
import { type Refund, useRefund } from '@/lib/hooks/account/useRefund';
import { isStorePlatform, standingOf } from '@/lib/subscriptions/standing';

const words = manageWords.remove;

type Props = {
  subscription: Subscription | null;
  /** Whether an app store may charge for this or another subscription of the account, which deleting does not cancel. */
  storeMayCharge: boolean;
};

/** What deleting the account does to its subscription, and the ways to get the money back first, or to stop paying only. */
export function DeletionConsequences({ subscription, storeMayCharge }: Props) {
  const portal = useBillingPortal();
  const refund = useRefund(subscription !== null && mayBeRefunded(subscription));
  const { state, total, currency } = refund.response ?? {};
  const sum = sumText(total ?? 0, currency ?? '');
  const running = subscription && isActiveStatus(subscription.status) ? subscription : null;
  const standing = running && standingOf(running);
  const fromStore = subscription !== null && isStorePlatform(subscription.platform);
  const canCancel = !fromStore && (standing === 'renews' || standing === 'trial' || standing === 'grace');
  return (
    <>
      {state === 'offered' ? (
        <RefundFirst sum={sum} refund={refund} />
      ) : standing && !fromStore ? (
        <p>{words.ends[payment(standing)]}</p>
      ) : null}
      <p role="status">{state === 'refunded' ? moneyBackWords.refunded(sum) : null}</p>
      <p>{words.undone}</p>
      {fromStore && subscription.status === 'Not Auto-Renewable' ? <p>{words.storeCanceled}</p> : null}
      {storeMayCharge ? (
        <Notice tone="warning" silent>
          {words.store}
        </Notice>
      ) : null}
      <ScreenError error={refund.error ?? portal.error} />
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

/** The money-back guarantee, which ends with the account. */
function RefundFirst({ sum, refund }: { sum: string; refund: Refund }) {
  return (
    <Notice
      tone="warning"
      silent
      actions={
        <Button
          size="small"
          busyLabel={refund.busy ? moneyBackWords.dialog.working : null}
          onClick={refund.ask}
        >
          {moneyBackWords.dialog.confirm(sum)}
        </Button>
      }
    >
      {words.refundFirst(sum)}
    </Notice>
  );
}

function payment(standing: Standing): keyof typeof words.ends {
  if (standing === 'trial' || standing === 'trialEnds') return 'trial';
  return standing === 'grace' || standing === 'lastDays' ? 'unpaid' : 'paid';
}
