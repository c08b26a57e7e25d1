import { useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { AddressForm } from '@/components/subscription/account/signIn/AddressForm';
import { EmailCodeStep } from '@/components/subscription/account/signIn/EmailCodeStep';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { DetailRows } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { emailWords } from '@/lib/content/account/email';
import { manageWords } from '@/lib/content/account/manage';
import { removeEmailWords } from '@/lib/content/account/removeEmail';
import { editEmailFragment } from '@/lib/content/account/returnPages';
import type { RoutePath } from '@/lib/content/site/routes';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { useSession } from '@/lib/hooks/account/useSession';
import { useTokenRedirect } from '@/lib/hooks/native/useTokenRedirect';
import { useStepEntry } from '@/lib/hooks/page/useStepEntry';
import { useStepView } from '@/lib/hooks/page/useStepView';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { EmailReauthentication } from './EmailReauthentication';
import { RemoveEmail } from './RemoveEmail';

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

type ChangeProps = { route: RoutePath; accountId: string; current: string };

const stepViews = {
  address: 'email_edit',
  reauthenticate: 'email_confirm',
  code: 'email_verify',
  done: 'email_success',
} as const;

/** New email address, a new sign-in if the service requires one, the code sent to the new address, done. */
function EditEmail({ route, accountId, current }: ChangeProps) {
  const { link } = useVisit();
  const change = useEmailChange('edit', accountId);
  const { step, email } = change;
  const [removing, setRemoving] = useState(false);
  useStepEntry(step === 'reauthenticate' || step === 'code', change.changeAddress);
  useStepView(removing ? null : stepViews[step]);
  const manage = link('/subscriptions/manage');
  if (removing) return <RemoveEmail route={route} email={current} onKeep={() => setRemoving(false)} />;

  if (step === 'done') {
    const { heading, intro, manage: back } = emailWords.changed;
    return (
      <FlowLayout route={route} heading={heading} intro={intro(email)} focused>
        <WaysOn ways={[[back, manage]]}>
          <BackToSettings />
        </WaysOn>
      </FlowLayout>
    );
  }
  if (step === 'code') return <EmailCodeStep route={route} change={change} />;
  if (step === 'reauthenticate') {
    return <EmailReauthentication route={route} current={current} change={change} />;
  }
  const { heading, intro, current: term, label, submit, cancel } = emailWords.edit;
  return (
    <FlowLayout route={route} heading={heading} intro={intro} aside={<a href={manage}>{cancel}</a>}>
      <DetailRows rows={[{ term, value: current }]} />
      <AddressForm
        label={label}
        submit={submit}
        initial={email}
        returned={email !== ''}
        busy={change.busy}
        error={change.error}
        onSubmit={change.send}
      />
      <Button variant="quiet" icon="trash" onClick={() => setRemoving(true)}>
        {removeEmailWords.open}
      </Button>
    </FlowLayout>
  );
}
