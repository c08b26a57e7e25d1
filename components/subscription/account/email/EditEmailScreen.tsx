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
 * Changing the account's email address. Newer Apple apps give no token to this page's own URL (native contract §5.4),
 * so inside an app, a visitor who is signed out there is redirected to a page that may ask for one.
 */
export function EditEmailScreen({ route }: Props) {
  const session = useSession();
  const { link } = useVisit();
  const signedOut = session.state === 'signedOut';
  const leaving = useTokenRedirect(signedOut && route === own, withToken, editEmailFragment);
  // The email address at the start of the visit: removing it ends on its own screen, not on the one for accounts
  // without.
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
