import { useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { emailWords } from '@/lib/content/account/email';
import { manageWords } from '@/lib/content/account/manage';
import { editEmailFragment } from '@/lib/content/account/returnPages';
import { useSession } from '@/lib/hooks/account/useSession';
import { useTokenRedirect } from '@/lib/hooks/native/useTokenRedirect';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { EditEmail } from './EditEmail';

const own = '/subscriptions/edit-email';
const withToken = '/subscriptions/activation-flow/another-device/email';

type Props = { route: typeof own | typeof withToken };

/**
 * Changing the address of the account. Newer Apple apps give no token to the page of its own (native contract §5.4), so
 * whoever is signed out there inside an app is led to one that may ask.
 */
export function EditEmailScreen({ route }: Props) {
  const session = useSession();
  const { link } = useVisit();
  const signedOut = session.state === 'signedOut';
  const leaving = useTokenRedirect(signedOut && route === own, withToken, editEmailFragment);
  // The address the visit began with: its removal ends on a screen of its own, not on the one for accounts without.
  const [current, setCurrent] = useState<string | null>(null);
  if (current === null && session.state === 'signedIn' && session.email !== null) setCurrent(session.email);
  if (signedOut && !leaving) return <SignInFirst route={route} next="edit-email" />;
  if (session.state !== 'signedIn') {
    const { heading, intro } = emailWords.edit;
    return (
      <FlowLayout route={route} heading={heading} intro={intro}>
        <FormSkeleton status={emailWords.loading} />
      </FlowLayout>
    );
  }
  const email = current ?? session.email;
  if (email === null) {
    const { heading, intro, later } = emailWords.add;
    return (
      <FlowLayout
        route={route}
        heading={heading}
        intro={intro}
        aside={<a href={link('/subscriptions/manage')}>{later}</a>}
      >
        <ButtonLink href={link('/subscriptions/add-email')} wide>
          {manageWords.addEmail}
        </ButtonLink>
      </FlowLayout>
    );
  }
  return <EditEmail route={route} accountId={session.accountId} current={email} />;
}
