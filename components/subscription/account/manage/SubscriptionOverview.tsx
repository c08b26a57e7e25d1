import { useState } from 'react';
import { Announcement } from '@/components/subscription/account/Announcement';
import { moneyBackRow } from '@/components/subscription/account/billing/moneyBackRow';
import { PlanChangeDialog } from '@/components/subscription/account/billing/PlanChangeDialog';
import { emailRow } from '@/components/subscription/account/email/emailRow';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { OwnFeatures } from '@/components/subscription/features/OwnFeatures';
import { DetailRows } from '@/components/ui/DetailRows';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import type { Invoice } from '@/lib/contract/billing';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import { useLinkAway } from '@/lib/hooks/account/leaveAccount';
import { useCharges } from '@/lib/hooks/account/useAccountData';
import { useBillingPortal } from '@/lib/hooks/account/useBillingPortal';
import { useRenewalChange } from '@/lib/hooks/account/useRenewalChange';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useCanceling, useMoneyBack } from './overviewQuestions';
import {
  billingRow,
  mayBeWithdrawn,
  otherPlan,
  planRow,
  renewalRows,
  storeWordsOf,
  withdrawalRow,
} from './overviewRows';
import { StatusAction } from './StatusAction';
import { StatusPanel } from './StatusPanel';

type Props = { subscription: Subscription; email: string | null };

export function SubscriptionOverview({ subscription, email }: Props) {
  const { link } = useVisit();
  const portal = useBillingPortal();
  const linkAway = useLinkAway();
  const { place, keepFocus } = useKeptFocus();
  const { resume, resumed, keepSubscription } = useKeptSubscription(keepFocus);
  const ending = useCanceling(subscription, keepFocus, () => portal.open({ flow: 'cancel' }));
  const { refund, refunded, ask, dialog } = useMoneyBack(subscription, keepFocus);
  const [changing, setChanging] = useState(false);
  const store = storeWordsOf(subscription);
  const { card = null, invoices = [] } = useCharges({ wanted: () => store === null }).data ?? {};
  const busyLabel = portal.busy ? manageWords.openingPortal : null;
  const plan = store ? null : otherPlan(subscription);
  const moneyBack = moneyBackRow(subscription, refund, { onAsk: ask, onStore: linkAway.onClick });
  const error = portal.error ?? resume.error ?? linkAway.error;

  return (
    <>
      <Announcement text={resumed ? manageWords.resumed : refunded ? moneyBackWords.done : ''} />
      <ScreenError error={error} />
      {subscription.status === 'Grace Period' ? (
        <ConfirmPayment invoices={invoices} onOpen={linkAway.onClick} />
      ) : null}
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
      {isActiveStatus(subscription.status) ? <OwnFeatures subscription={subscription} /> : null}
      <DetailRows
        rows={[
          emailRow(email, link),
          planRow(subscription, plan ? () => setChanging(true) : null),
          ...(store ? [] : renewalRows(subscription, { busyLabel, onEnd: ending.ask })),
          billingRow(subscription, { store, card, busyLabel, onOpen: () => portal.open() }),
          ...(moneyBack ? [moneyBack] : []),
          ...(mayBeWithdrawn(subscription) ? [withdrawalRow()] : []),
        ]}
      />
      {dialog}
      {ending.dialog}
      {plan ? <PlanChangeDialog plan={plan} open={changing} onClose={() => setChanging(false)} /> : null}
    </>
  );
}

/** Switching renewal back on. */
function useKeptSubscription(keepFocus: () => void) {
  const resume = useRenewalChange('resume');
  const [resumed, setResumed] = useState(false);

  async function keepSubscription(): Promise<void> {
    const done = await resume.change();
    setResumed(done);
    if (done) keepFocus();
  }
  return { resume, resumed, keepSubscription };
}

type ConfirmProps = { invoices: readonly Invoice[]; onOpen: () => void };

/** Leads to the page where a payment is confirmed to the bank, while one waits for that. */
function ConfirmPayment({ invoices, onOpen }: ConfirmProps) {
  const url = invoices.find(({ awaitsBank }) => awaitsBank)?.pageUrl;
  if (!url) return null;
  const { title, text, action } = manageWords.confirmPayment;
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <ButtonLink size="small" href={url} onClick={onOpen}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  );
}
