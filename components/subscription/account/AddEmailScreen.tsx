import { FlowLayout } from '@/components/layout/FlowLayout';
import { emailWords } from '@/lib/content/account/email';
import { useSession } from '@/lib/hooks/useSession';
import { AddEmail, type AddEmailPlace } from './AddEmail';
import { FormSkeleton } from './FormSkeleton';
import { SignInFirst } from './SignInFirst';

/** Adding the first address, from the account or as a step after the purchase. */
export function AddEmailScreen({ place }: { place: AddEmailPlace }) {
  const session = useSession();
  const route = place === 'welcome' ? '/pro/add-email' : '/subscriptions/add-email';
  if (session.state === 'signedOut') {
    return <SignInFirst route={route} next={place === 'welcome' ? 'pro-add-email' : 'add-email'} />;
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
