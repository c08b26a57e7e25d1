import { useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { FocusHeading } from '@/components/subscription/account/FocusHeading';
import { AddressForm } from '@/components/subscription/account/signIn/AddressForm';
import { EmailCodeStep } from '@/components/subscription/account/signIn/EmailCodeStep';
import { EmailReauthentication } from '@/components/subscription/account/signIn/EmailReauthentication';
import { DetailRows } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Stack } from '@/components/ui/Stack';
import { emailWords } from '@/lib/content/account/email';
import { removeEmailWords } from '@/lib/content/account/removeEmail';
import type { RoutePath } from '@/lib/content/site/routes';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { useStepEntry } from '@/lib/hooks/page/useStepEntry';
import { useStepView } from '@/lib/hooks/page/useStepView';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { RemoveEmail } from './RemoveEmail';

type Props = { route: RoutePath; accountId: string; current: string };

const stepViews = {
  address: 'email_edit',
  reauthenticate: 'email_confirm',
  code: 'email_verify',
  done: 'email_success',
} as const;

/** New email address, a new sign-in if the service requires one, the code sent to the new address, done. */
export function EditEmail({ route, accountId, current }: Props) {
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
      <FlowLayout route={route} heading={heading} intro={intro(email)}>
        <FocusHeading />
        <Stack>
          <ButtonLink href={manage} wide>
            {back}
          </ButtonLink>
          <BackToSettings />
        </Stack>
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
