import { useState } from 'react';
import { FlowLayout } from '@/components/layout/FlowLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { emailWords } from '@/lib/content/account/email';
import { manageWords } from '@/lib/content/account/manage';
import { useSession } from '@/lib/hooks/useSession';
import { useVisit } from '@/lib/hooks/useVisit';
import { EditEmail } from './EditEmail';
import { FormSkeleton } from './FormSkeleton';
import { SignInFirst } from './SignInFirst';

const route = '/subscriptions/edit-email';

/** Changing the address of the account. */
export function EditEmailScreen() {
  const session = useSession();
  const { link } = useVisit();
  // The address the visit began with: its removal ends on a screen of its own, not on the one for accounts without.
  const [current, setCurrent] = useState<string | null>(null);
  if (current === null && session.state === 'signedIn' && session.email !== null) setCurrent(session.email);
  if (session.state === 'signedOut') return <SignInFirst route={route} next="edit-email" />;
  if (session.state === 'pending') {
    const { heading, intro } = emailWords.edit;
    return (
      <FlowLayout route={route} heading={heading} intro={intro}>
        <FormSkeleton status={emailWords.loading} />
      </FlowLayout>
    );
  }
  const email = current ?? session.email;
  if (email === null) {
    const { heading, intro } = emailWords.add;
    return (
      <FlowLayout route={route} heading={heading} intro={intro}>
        <ButtonLink href={link('/subscriptions/add-email')} wide>
          {manageWords.addEmail}
        </ButtonLink>
      </FlowLayout>
    );
  }
  return <EditEmail route={route} accountId={session.accountId} current={email} />;
}
