import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Announcement } from '@/components/subscription/account/Announcement';
import { mayBeRefunded, moneyBackRow } from '@/components/subscription/account/billing/moneyBackRow';
import { PlanChangeDialog } from '@/components/subscription/account/billing/PlanChangeDialog';
import { mayBeWithdrawn, withdrawalRow } from '@/components/subscription/account/billing/withdrawalRow';
import { emailRow } from '@/components/subscription/account/email/emailRow';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { DetailRows } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { manageWords } from '@/lib/content/account/manage';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import type { Subscription } from '@/lib/contract/subscription';
import { useBillingPortal } from '@/lib/hooks/account/useBillingPortal';
import { useLinkAway } from '@/lib/hooks/account/useLinkAway';
import { useRefund } from '@/lib/hooks/account/useRefund';
import { useResume } from '@/lib/hooks/account/useResume';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { otherPlan } from './otherPlan';
import { StatusAction } from './StatusAction';
import { StatusPanel } from './StatusPanel';
import { renewalText } from './subscriptionSummary';

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
  const resume = useResume();
  const refund = useRefund(mayBeRefunded(subscription));
  const { place, keepFocus } = useKeptFocus();
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const [resumed, setResumed] = useState(false);
  const { status, platform, billingPeriod } = subscription;
  const store = platform === 'apple' || platform === 'google' ? manageWords.store[platform] : null;
  const billing =
    store?.intro ??
    (status === 'Expired' || status === 'Inactive' ? manageWords.billingEnded : manageWords.billingIntro);
  const busyLabel = portal.busy ? manageWords.openingPortal : null;
  const plan = store ? null : otherPlan(subscription);
  const renewal = store ? null : renewalText(subscription);
  const refunded = asking && refund.response?.state === 'refunded';
  const moneyBack = moneyBackRow(subscription, refund, {
    onAsk: () => setAsking(true),
    onStore: linkAway.onClick,
  });
  const error = portal.error ?? resume.error ?? linkAway.error;
  useEffect(() => {
    if (refunded) keepFocus();
  }, [refunded, keepFocus]);

  async function keepSubscription(): Promise<void> {
    const done = await resume.resume();
    setResumed(done);
    if (done) keepFocus();
  }

  function closeMoneyBack(): void {
    setAsking(false);
    keepFocus();
  }

  return (
    <>
      <Announcement text={resumed ? manageWords.resumed : refunded ? moneyBackWords.done : ''} />
      <ScreenError error={error && { ...error, scope: 'screen' }} />
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
          {
            term: manageWords.plan,
            value: manageWords.planNames[billingPeriod],
            action: plan ? (
              <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
                {manageWords.changePlan}
              </Button>
            ) : undefined,
          },
          ...(renewal === null
            ? []
            : [
                {
                  term: manageWords.renewal,
                  value: <span className="light">{renewal}</span>,
                  action: (
                    <Button
                      variant="secondary"
                      size="small"
                      iconAfter="external"
                      busyLabel={busyLabel}
                      onClick={() => portal.open({ flow: 'cancel' })}
                    >
                      {manageWords.cancelSubscription}
                    </Button>
                  ),
                },
              ]),
          {
            term: manageWords.billing,
            value: <span className="light">{billing}</span>,
            action: (
              <Button
                variant="secondary"
                size="small"
                iconAfter="external"
                busyLabel={busyLabel}
                onClick={() => portal.open()}
              >
                {store?.open ?? manageWords.openPortal}
              </Button>
            ),
          },
          ...(moneyBack ? [moneyBack] : []),
          ...(mayBeWithdrawn(subscription) ? [withdrawalRow()] : []),
        ]}
      />
      {asking ? <MoneyBackDialog refund={refund} onClose={closeMoneyBack} /> : null}
      {plan ? <PlanChangeDialog plan={plan} open={changing} onClose={() => setChanging(false)} /> : null}
      <style jsx>{`
        .light {
          font-weight: var(--weight-regular);
        }
      `}</style>
    </>
  );
}
