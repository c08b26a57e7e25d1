import { type ReactNode, useState } from 'react';
import { ButtonGroup } from '@/components/subscription/account/ButtonGroup';
import { Invoices } from '@/components/subscription/account/billing/Invoices';
import { UndoneQuestion } from '@/components/subscription/account/billing/UndoneQuestion';
import { DeviceList } from '@/components/subscription/account/devices/DeviceList';
import { emailRow } from '@/components/subscription/account/email/emailRow';
import { SubscriptionFeedback } from '@/components/subscription/account/SubscriptionFeedback';
import type { SignedOutKind } from '@/components/subscription/account/signIn/SignedOut';
import { RetryNotice } from '@/components/subscription/RetryNotice';
import { DetailRows } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import { useFurtherSubscriptions } from '@/lib/hooks/account/useAccountData';
import type { AccountDeletion } from '@/lib/hooks/account/useAccountDeletion';
import type { SubscriptionState } from '@/lib/hooks/account/useSubscription';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { isStorePlatform } from '@/lib/subscriptions/standing';
import { AccountActions, type AccountQuestion } from './AccountActions';
import { DataExport } from './DataExport';
import { SubscriptionOverview } from './SubscriptionOverview';

type Props = {
  account: SubscriptionState & { reload: () => void };
  email: string | null;
  deletion: AccountDeletion;
  onSignedOut: (kind: SignedOutKind) => void;
};

/** Everything on the account page below its heading, once we know the state of the account. */
export function AccountDetails({ account, email, deletion, onSignedOut }: Props) {
  const [asking, setAsking] = useState<AccountQuestion | null>(null);
  const inApp = useNativeHost()?.inApp === true;
  const subscription = account.state === 'ready' ? account.subscription : null;
  const { link } = useVisit();
  // Whoever turned back from the payment page has no account whose devices or data could be shown.
  if (account.state === 'none' && !account.undone && email === null && !inApp) {
    return (
      <NothingBought reload={account.reload}>
        <ButtonLink variant="secondary" href={link('/subscriptions/activate')}>
          {manageWords.signIn}
        </ButtonLink>
      </NothingBought>
    );
  }
  return (
    <>
      <AccountBody account={account} email={email} />
      <FurtherSubscriptions />
      {/* Read anew with another status: a payment that has come settles an invoice. */}
      {subscription ? (
        <Invoices key={subscription.status} onlyEarlier={isStorePlatform(subscription.platform)} />
      ) : null}
      <DeviceList email={email} onSignOutHere={() => setAsking('here')} />
      <DataExport account={account} email={email} />
      <AccountActions
        email={email}
        subscription={subscription}
        deletion={deletion}
        asking={asking}
        onAsk={setAsking}
        onSignedOut={onSignedOut}
      />
      <SubscriptionFeedback />
    </>
  );
}

type BodyProps = { account: SubscriptionState & { reload: () => void }; email: string | null };

/** What is known about the subscription: its details, that there is none, or that it could not be read. */
function AccountBody({ account, email }: BodyProps) {
  const { link } = useVisit();
  if (account.state === 'ready') {
    return <SubscriptionOverview subscription={account.subscription} email={email} />;
  }
  const { failed, failedAdvice, retry } = manageWords;
  return (
    <>
      {account.state === 'none' && account.undone ? (
        <UndoneQuestion undone={account.undone} />
      ) : account.state === 'none' ? (
        <NothingBought reload={account.reload} />
      ) : (
        <RetryNotice title={failed} retry={retry} onRetry={account.reload}>
          {failedAdvice}
        </RetryNotice>
      )}
      <DetailRows rows={[emailRow(email, link)]} />
    </>
  );
}

/** The way to the plans, any other way, and to see a payment that arrives late. */
function NothingBought({ reload, children }: { reload: () => void; children?: ReactNode }) {
  const { link } = useVisit();
  const shop = usePlansPath();
  const { seePlans, reload: again } = manageWords.none;
  return (
    <ButtonGroup>
      <ButtonLink href={link(shop)}>{seePlans}</ButtonLink>
      {children}
      <Button variant="secondary" icon="refresh" onClick={reload}>
        {again}
      </Button>
    </ButtonGroup>
  );
}

const words = manageWords.further;

/** Says that this email address also paid for other subscriptions, and leads to them after the same verification. */
function FurtherSubscriptions() {
  const { link } = useVisit();
  const count = useFurtherSubscriptions();
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      title={words.title(count)}
      actions={
        <ButtonLink size="small" variant="secondary" href={link('/subscriptions/activate', { list: '1' })}>
          {words.open}
        </ButtonLink>
      }
    >
      {words.advice}
    </Notice>
  );
}
