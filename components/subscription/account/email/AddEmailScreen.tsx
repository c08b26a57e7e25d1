import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { emailWords } from '@/lib/content/account/email';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useTokenRedirect } from '@/lib/hooks/native/useTokenRedirect';
import { AddEmail } from './AddEmail';
import type { AddEmailStart } from './EmailAdded';

const withToken = '/subscriptions/activation-flow/another-device/add-email';
const returns = { account: 'add-email', welcome: 'pro-add-email', device: 'another-device' } as const;

/**
 * Adding the first email address: from the account, for another device, or as a step after the purchase. Newer Apple
 * apps give a token to only one of these pages, which finds a code that is on its way.
 */
export function AddEmailScreen({ startedFrom, route }: { startedFrom: AddEmailStart; route: RoutePath }) {
  const session = useSession();
  const signedOut = session.state === 'signedOut';
  const isApple = useNativeHost()?.channel?.transport === 'webkit';
  const mayBeKnown = route !== withToken && (isApple || startedFrom !== 'welcome');
  const leaving = useTokenRedirect(signedOut && mayBeKnown, withToken);
  if (signedOut && !leaving) return <SignInFirst route={route} next={returns[startedFrom]} />;
  if (session.state !== 'signedIn') {
    const { heading, intro } = emailWords.add;
    return (
      <FlowLayout route={route} heading={heading} intro={intro}>
        <FormSkeleton status={emailWords.loading} />
      </FlowLayout>
    );
  }
  return (
    <AddEmail startedFrom={startedFrom} route={route} accountId={session.accountId} current={session.email} />
  );
}
