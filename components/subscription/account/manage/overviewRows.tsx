import type { ReactNode } from 'react';
import { LightLine } from '@/components/subscription/account/billing/LightLine';
import type { DetailRow } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { manageWords } from '@/lib/content/account/manage';
import type { Subscription } from '@/lib/contract/subscription';
import { renewalText } from './subscriptionSummary';

type StoreWords = (typeof manageWords.store)[keyof typeof manageWords.store];

/** What is said of the app store where the subscription was bought; null for one of ours. */
export function storeWordsOf({ platform }: Subscription): StoreWords | null {
  return platform === 'apple' || platform === 'google' ? manageWords.store[platform] : null;
}

export function planRow({ billingPeriod }: Subscription, onChange: (() => void) | null): DetailRow {
  return {
    term: manageWords.plan,
    value: manageWords.planNames[billingPeriod],
    action: onChange ? (
      <Button variant="secondary" size="small" onClick={onChange}>
        {manageWords.changePlan}
      </Button>
    ) : undefined,
  };
}

/** How the subscription goes on, with the way to end it; no row once it does not. */
export function renewalRows(
  subscription: Subscription,
  { busyLabel, onEnd }: { busyLabel: string | null; onEnd: () => void },
): DetailRow[] {
  const renewal = renewalText(subscription);
  if (renewal === null) return [];
  return [
    {
      term: manageWords.renewal,
      value: <LightLine>{renewal}</LightLine>,
      action: (
        <PortalButton busyLabel={busyLabel} onClick={onEnd}>
          {manageWords.cancelSubscription}
        </PortalButton>
      ),
    },
  ];
}

type Billing = { store: StoreWords | null; busyLabel: string | null; onOpen: () => void };

export function billingRow({ status }: Subscription, { store, busyLabel, onOpen }: Billing): DetailRow {
  const isOver = status === 'Expired' || status === 'Inactive';
  return {
    term: manageWords.billing,
    value: (
      <LightLine>{store?.intro ?? (isOver ? manageWords.billingEnded : manageWords.billingIntro)}</LightLine>
    ),
    action: (
      <PortalButton busyLabel={busyLabel} onClick={onOpen}>
        {store?.open ?? manageWords.openPortal}
      </PortalButton>
    ),
  };
}

type PortalButtonProps = { busyLabel: string | null; onClick: () => void; children: ReactNode };

function PortalButton({ busyLabel, onClick, children }: PortalButtonProps) {
  return (
    <Button variant="secondary" size="small" iconAfter="external" busyLabel={busyLabel} onClick={onClick}>
      {children}
    </Button>
  );
}
