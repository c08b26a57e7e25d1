import { useState } from 'react';
import { Invoices } from '@/components/subscription/account/billing/Invoices';
import { DeviceList } from '@/components/subscription/account/devices/DeviceList';
import { SubscriptionFeedback } from '@/components/subscription/account/SubscriptionFeedback';
import type { SignedOutKind } from '@/components/subscription/account/signIn/SignedOut';
import type { AccountDeletion } from '@/lib/hooks/account/useAccountDeletion';
import type { SubscriptionState } from '@/lib/hooks/account/useSubscription';
import { isStorePlatform } from '@/lib/subscriptions/standing';
import { AccountActions, type AccountQuestion } from './AccountActions';
import { AccountBody } from './AccountBody';
import { DataExport } from './DataExport';
import { FurtherSubscriptions } from './FurtherSubscriptions';

type Props = {
  account: SubscriptionState & { reload: () => void };
  email: string | null;
  deletion: AccountDeletion;
  onSignedOut: (kind: SignedOutKind) => void;
};

/** Everything on the account page below its heading, once we know the state of the account. */
export function AccountDetails({ account, email, deletion, onSignedOut }: Props) {
  const [asking, setAsking] = useState<AccountQuestion | null>(null);
  const subscription = account.state === 'ready' ? account.subscription : null;
  return (
    <>
      <AccountBody account={account} email={email} />
      <FurtherSubscriptions />
      {/* Read anew with another status: a payment that has come settles an invoice. */}
      {subscription ? (
        <Invoices key={subscription.status} onlyEarlier={isStorePlatform(subscription.platform)} />
      ) : null}
      <DeviceList email={email} onSignOutHere={() => setAsking('here')} />
      <DataExport email={email} />
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
