import { useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { Invoices } from '@/components/subscription/account/billing/Invoices';
import { DeviceList } from '@/components/subscription/account/devices/DeviceList';
import { SubscriptionFeedback } from '@/components/subscription/account/SubscriptionFeedback';
import { SignedOut, type SignedOutKind } from '@/components/subscription/account/signIn/SignedOut';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { manageWords } from '@/lib/content/account/manage';
import type { Subscription } from '@/lib/contract/subscription';
import { useAccountDeletion } from '@/lib/hooks/account/useAccountDeletion';
import { useSession } from '@/lib/hooks/account/useSession';
import { useSubscription } from '@/lib/hooks/account/useSubscription';
import { usePageRestore } from '@/lib/hooks/page/usePageRestore';
import { useVisit } from '@/lib/hooks/page/useVisit';
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
  const { ready, parameter } = useVisit();
  const account = useSubscription({ fresh: ready ? parameter('changed') === '1' : null });
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
          {account.state === 'ready' && !isOfStore(account.subscription) ? <Invoices /> : null}
          <DeviceList email={email} />
          <AccountActions
            email={email}
            store={account.state === 'ready' && isOfStore(account.subscription)}
            deletion={deletion}
            onSignedOut={setLeft}
          />
          <SubscriptionFeedback />
        </>
      )}
    </FlowLayout>
  );
}

function isOfStore({ platform }: Subscription): boolean {
  return platform === 'apple' || platform === 'google';
}
