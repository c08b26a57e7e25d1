import { FlowLayout } from '@/components/layout/FlowLayout';
import { emailWords } from '@/lib/content/account/email';
import type { RoutePath } from '@/lib/content/routes';
import { useSession } from '@/lib/hooks/useSession';
import { AddEmail, type AddEmailPlace } from './AddEmail';
import { FormSkeleton } from './FormSkeleton';
import { SignInFirst } from './SignInFirst';

const returns = { account: 'add-email', welcome: 'pro-add-email', device: 'another-device' } as const;

/** Adding the first address, from the account or as a step after the purchase. */
export function AddEmailScreen({ place, route }: { place: AddEmailPlace; route: RoutePath }) {
  const session = useSession();
  if (session.state === 'signedOut') {
    return <SignInFirst route={route} next={returns[place]} />;
  }
  if (session.state === 'pending') {
    const { heading, intro } = emailWords.add;
    return (
      <FlowLayout route={route} heading={heading} intro={intro}>
        <FormSkeleton status={emailWords.loading} />
      </FlowLayout>
    );
  }
  return <AddEmail place={place} route={route} accountId={session.accountId} current={session.email} />;
}
