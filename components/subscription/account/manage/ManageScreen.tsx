import { useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { DeviceList } from '@/components/subscription/account/devices/DeviceList';
import { SubscriptionFeedback } from '@/components/subscription/account/SubscriptionFeedback';
import { SignedOut, type SignedOutKind } from '@/components/subscription/account/signIn/SignedOut';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { manageWords } from '@/lib/content/account/manage';
import { useAccountDeletion } from '@/lib/hooks/account/useAccountDeletion';
import { useSession } from '@/lib/hooks/account/useSession';
import { useSubscription } from '@/lib/hooks/account/useSubscription';
import { usePageRestore } from '@/lib/hooks/page/usePageRestore';
import { AccountActions } from './AccountActions';
import { AccountBody } from './AccountBody';
import { FurtherSubscriptions } from './FurtherSubscriptions';
import { Goodbye } from './Goodbye';
import { ManageSkeleton } from './ManageSkeleton';

const StaticSkeleton = staticIsland(typeof window === 'undefined' ? ManageSkeleton : null);
const route = '/subscriptions/manage';

/** The account: how the subscription stands, billing, address, devices, and the ways to leave. */
export function ManageScreen() {
  const session = useSession();
  const account = useSubscription();
  const email = session.state === 'signedIn' ? session.email : null;
  const deletion = useAccountDeletion(email !== null);
  const [left, setLeft] = useState<SignedOutKind | null>(null);
  usePageRestore(account.reload);

  if (deletion.step === 'done') return <Goodbye route={route} />;
  if (session.state === 'signedOut' && left) return <SignedOut route={route} kind={left} />;
  if (account.state === 'signedOut') return <SignInFirst route={route} next="manage" />;
  const heading = account.state === 'none' ? manageWords.none.heading : manageWords.heading;
  return (
    <FlowLayout
      route={route}
      width="wide"
      heading={heading}
      intro={account.state === 'none' ? manageWords.none.intro : null}
    >
      {account.state === 'pending' ? (
        <StaticSkeleton />
      ) : (
        <>
          <AccountBody account={account} email={email} />
          <FurtherSubscriptions />
          <DeviceList email={email} />
          <AccountActions
            email={email}
            store={account.state === 'ready' && ['apple', 'google'].includes(account.subscription.platform)}
            deletion={deletion}
            onSignedOut={setLeft}
          />
          <SubscriptionFeedback />
        </>
      )}
    </FlowLayout>
  );
}
