import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Announcement } from '@/components/subscription/account/Announcement';
import { mayBeRefunded, moneyBackRow } from '@/components/subscription/account/billing/moneyBackRow';
import { PlanChangeDialog } from '@/components/subscription/account/billing/PlanChangeDialog';
import { emailRow } from '@/components/subscription/account/email/emailRow';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { DetailRows } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { manageWords } from '@/lib/content/account/manage';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import type { Subscription } from '@/lib/contract/subscription';
import { useLinkAway } from '@/lib/hooks/account/leaveAccount';
import { useBillingPortal } from '@/lib/hooks/account/useBillingPortal';
import { useRefund } from '@/lib/hooks/account/useRefund';
import { useResume } from '@/lib/hooks/account/useResume';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { standingOf } from '@/lib/subscriptions/standing';
import {
  billingRow,
  mayBeWithdrawn,
  otherPlan,
  planRow,
  renewalRows,
  storeWordsOf,
  withdrawalRow,
} from './overviewRows';
import { StatusPanel } from './StatusPanel';

/** Fetched when it is opened, since few people want their money back. */
const MoneyBackDialog = dynamic(
  () =>
    import('@/components/subscription/account/billing/MoneyBackDialog').then(
      (loaded) => loaded.MoneyBackDialog,
    ),
  { ssr: false },
);

type Props = { subscription: Subscription; email: string | null };

/** Status, email address, plan and billing of a subscription. */
export function SubscriptionOverview({ subscription, email }: Props) {
  const { link } = useVisit();
  const portal = useBillingPortal();
  const linkAway = useLinkAway();
  const { place, keepFocus } = useKeptFocus();
  const { resume, resumed, keepSubscription } = useKeptSubscription(keepFocus);
  const { refund, refunded, ask, dialog } = useMoneyBack(subscription, keepFocus);
  const [changing, setChanging] = useState(false);
  const store = storeWordsOf(subscription);
  const busyLabel = portal.busy ? manageWords.openingPortal : null;
  const plan = store ? null : otherPlan(subscription);
  const moneyBack = moneyBackRow(subscription, refund, { onAsk: ask, onStore: linkAway.onClick });
  const error = portal.error ?? resume.error ?? linkAway.error;

  return (
    <>
      <Announcement text={resumed ? manageWords.resumed : refunded ? moneyBackWords.done : ''} />
      <ScreenError error={error} />
      <StatusPanel
        ref={place}
        subscription={subscription}
        action={
          <StatusAction
            subscription={subscription}
            store={store?.open ?? null}
            cardBusy={busyLabel}
            resumeBusy={resume.busy ? manageWords.resuming : null}
            onCard={() => portal.open({ flow: 'card' })}
            onResume={() => void keepSubscription()}
          />
        }
      />
      <DetailRows
        rows={[
          emailRow(email, link),
          planRow(subscription, plan ? () => setChanging(true) : null),
          ...(store
            ? []
            : renewalRows(subscription, { busyLabel, onEnd: () => portal.open({ flow: 'cancel' }) })),
          billingRow(subscription, { store, busyLabel, onOpen: () => portal.open() }),
          ...(moneyBack ? [moneyBack] : []),
          ...(mayBeWithdrawn(subscription) ? [withdrawalRow()] : []),
        ]}
      />
      {dialog}
      {plan ? <PlanChangeDialog plan={plan} open={changing} onClose={() => setChanging(false)} /> : null}
    </>
  );
}

/** Switching renewal back on. */
function useKeptSubscription(keepFocus: () => void) {
  const resume = useResume();
  const [resumed, setResumed] = useState(false);

  async function keepSubscription(): Promise<void> {
    const done = await resume.resume();
    setResumed(done);
    if (done) keepFocus();
  }
  return { resume, resumed, keepSubscription };
}

/** The question whether the money is wanted back, and its answer. */
function useMoneyBack(subscription: Subscription, keepFocus: () => void) {
  const refund = useRefund(mayBeRefunded(subscription));
  const [asking, setAsking] = useState(false);
  const refunded = asking && refund.response?.state === 'refunded';
  useEffect(() => {
    if (refunded) keepFocus();
  }, [refunded, keepFocus]);

  function close(): void {
    setAsking(false);
    keepFocus();
  }
  const dialog = asking ? <MoneyBackDialog refund={refund} onClose={close} /> : null;
  return { refund, refunded, ask: () => setAsking(true), dialog };
}

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
function StatusAction({ subscription, store, cardBusy, resumeBusy, onCard, onResume }: ActionProps) {
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
