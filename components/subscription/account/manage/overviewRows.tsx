import type { ReactNode } from 'react';
import { mayBeRefunded } from '@/components/subscription/account/billing/moneyBackRow';
import type { DetailRow } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { cardBrands } from '@/lib/content/account/cardBrands';
import { manageWords } from '@/lib/content/account/manage';
import { type Plan, planById, plans } from '@/lib/content/subscription/plans';
import { withdrawalWords } from '@/lib/content/subscription/withdrawalWords';
import type { PayingCard } from '@/lib/contract/billing';
import type { Subscription } from '@/lib/contract/subscription';
import { isStorePlatform } from '@/lib/subscriptions/standing';
import { renewalText } from './subscriptionSummary';

type StoreWords = (typeof manageWords.store)[keyof typeof manageWords.store];

/** What is said of the app store where the subscription was bought; null for one of ours. */
export function storeWordsOf({ platform }: Subscription): StoreWords | null {
  return isStorePlatform(platform) ? manageWords.store[platform] : null;
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
      sentence: renewal,
      action: (
        <PortalButton
          isHere={subscription.endsIfCanceled !== undefined}
          busyLabel={busyLabel}
          onClick={onEnd}
        >
          {manageWords.cancelSubscription}
        </PortalButton>
      ),
    },
  ];
}

type Billing = {
  store: StoreWords | null;
  /** The card that pays; null until it is known, and where there is none. */
  card: PayingCard | null;
  busyLabel: string | null;
  onOpen: () => void;
};

export function billingRow({ status }: Subscription, { store, card, busyLabel, onOpen }: Billing): DetailRow {
  const isOver = status === 'Expired' || status === 'Inactive';
  const ours = card ? cardText(card) : manageWords.billingIntro;
  return {
    term: manageWords.billing,
    sentence: store?.intro ?? (isOver ? manageWords.billingEnded : ours),
    action: (
      <PortalButton busyLabel={busyLabel} onClick={onOpen}>
        {store?.open ?? manageWords.openPortal}
      </PortalButton>
    ),
  };
}

/** What somebody knows a card by. */
function cardText({ brand, last4, month, year }: PayingCard): string {
  const { billingCard, card } = manageWords;
  return billingCard(cardBrands[brand] ?? card, last4, `${String(month).padStart(2, '0')}/${year}`);
}

type PortalButtonProps = {
  isHere?: boolean;
  busyLabel: string | null;
  onClick: () => void;
  children: ReactNode;
};

function PortalButton({ isHere = false, busyLabel, onClick, children }: PortalButtonProps) {
  const iconAfter = isHere ? undefined : 'external';
  return (
    <Button variant="secondary" size="small" iconAfter={iconAfter} busyLabel={busyLabel} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Whether the law may let its reader withdraw: everywhere we sell but in the United States, for as long as the purchase is recent. */
export function mayBeWithdrawn(subscription: Subscription): boolean {
  return mayBeRefunded(subscription) && planById(subscription.productId)?.region !== 'us';
}

export function withdrawalRow(): DetailRow {
  return {
    term: withdrawalWords.term,
    sentence: withdrawalWords.text,
    action: (
      <ButtonLink size="small" variant="secondary" href="/help/withdraw">
        {withdrawalWords.link}
      </ButtonLink>
    ),
  };
}

/** The plan that a subscription can change to: its region's other billing period, while it renews automatically. */
export function otherPlan({ productId, status }: Subscription): Plan | null {
  const current = planById(productId);
  if (!current || status !== 'Auto-Renewable') return null;
  return plans.find(({ region, period }) => region === current.region && period !== current.period) ?? null;
}
