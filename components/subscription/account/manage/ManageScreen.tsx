import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { useEffect, useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { undoneTitle } from '@/components/subscription/account/billing/undoneTitle';
import { SignedOut, type SignedOutKind } from '@/components/subscription/account/signIn/SignedOut';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { RetryNotice } from '@/components/subscription/RetryNotice';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { manageWords } from '@/lib/content/account/manage';
import type { RoutePath } from '@/lib/content/site/routes';
import { useCharges } from '@/lib/hooks/account/useAccountData';
import { useAccountDeletion } from '@/lib/hooks/account/useAccountDeletion';
import { useSession } from '@/lib/hooks/account/useSession';
import { type SubscriptionState, useSubscription } from '@/lib/hooks/account/useSubscription';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { usePageRestore } from '@/lib/hooks/page/usePageRestore';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { KeptRecords } from './KeptRecords';
import { ManageSkeleton } from './ManageSkeleton';

const StaticSkeleton = staticIsland(typeof window === 'undefined' ? ManageSkeleton : null);
const route = '/subscriptions/manage';
const loadDetails = () => import('./AccountDetails').then((loaded) => loaded.AccountDetails);

/** Fetched while the account is being asked for, so that the first view of the page does not wait for it. */
const AccountDetails = dynamic(loadDetails, { ssr: false, loading: DetailsPending });

export function ManageScreen() {
  const session = useSession();
  const { ready, parameter } = useVisit();
  const account = useSubscription({ fresh: ready ? parameter('changed') === '1' : null });
  const email = session.state === 'signedIn' ? session.email : null;
  const deletion = useAccountDeletion(email !== null);
  const [left, setLeft] = useState<{ kind: SignedOutKind; hasEmail: boolean } | null>(null);
  const opens = useOpensWhole(account);
  usePageRestore(account.reload);
  useEffect(() => {
    if (session.state === 'signedIn') void loadDetails().catch(() => {});
  }, [session.state]);

  if (deletion.step === 'done') return <Goodbye route={route} />;
  if (session.state === 'signedOut' && left) return <SignedOut route={route} {...left} />;
  if (account.state === 'signedOut') return <SignInFirst route={route} next="manage" />;
  const { heading, intro } = titleOf(account);
  return (
    <FlowLayout route={route} width="wide" heading={heading} intro={intro}>
      {account.state === 'pending' || account.state === 'settling' || !opens ? (
        <StaticSkeleton />
      ) : (
        <AccountDetails
          account={account}
          email={email}
          deletion={deletion}
          onSignedOut={(kind) => setLeft({ kind, hasEmail: email !== null })}
        />
      )}
    </FlowLayout>
  );
}

/** While a payment is missing, its invoice says whether the bank asks, which is told above everything else. */
function useOpensWhole(account: SubscriptionState): boolean {
  const isUnpaid =
    account.state === 'ready' &&
    account.subscription.platform === 'stripe' &&
    account.subscription.status === 'Grace Period';
  const charges = useCharges({ wanted: () => isUnpaid });
  return !isUnpaid || charges.state !== 'pending';
}

function titleOf(account: SubscriptionState): { heading: string; intro: string | null } {
  if (account.state === 'settling') return manageWords.settling;
  if (account.state === 'none') return account.undone ? undoneTitle(account.undone) : manageWords.none;
  return { heading: manageWords.heading, intro: null };
}

/** Until the details are fetched; when that failed, with a way to try again. */
function DetailsPending({ error, retry: loadAgain }: DynamicOptionsLoadingProps) {
  if (!error) return <StaticSkeleton />;
  const { failed, failedAdvice, retry } = manageWords;
  return (
    <RetryNotice title={failed} retry={retry} onRetry={loadAgain}>
      {failedAdvice}
    </RetryNotice>
  );
}

/** Shown after the account was deleted. */
function Goodbye({ route }: { route: RoutePath }) {
  const { link } = useVisit();
  const inApp = useNativeHost()?.inApp === true;
  const { done, doneIntro, thanks, free } = manageWords.remove;
  return (
    <FlowLayout route={route} heading={done} intro={doneIntro} aside={<p>{free}</p>} focused>
      <KeptRecords />
      <p>{thanks}</p>
      {inApp ? (
        <BackToSettings />
      ) : (
        <ButtonLink href={link('/')} variant="secondary" wide>
          {manageWords.home}
        </ButtonLink>
      )}
    </FlowLayout>
  );
}
