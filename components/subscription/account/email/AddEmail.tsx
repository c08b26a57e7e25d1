import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { AddressForm } from '@/components/subscription/account/signIn/AddressForm';
import { EmailCodeStep } from '@/components/subscription/account/signIn/EmailCodeStep';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Stack } from '@/components/ui/Stack';
import { emailWords } from '@/lib/content/account/email';
import type { RoutePath } from '@/lib/content/site/routes';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { useStepEntry } from '@/lib/hooks/page/useStepEntry';
import { useStepUrl } from '@/lib/hooks/page/useStepUrl';
import { useStepView } from '@/lib/hooks/page/useStepView';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { type AddEmailStart, EmailAdded } from './EmailAdded';

type Props = { startedFrom: AddEmailStart; route: RoutePath; accountId: string; current: string | null };

const devicePage = '/subscriptions/activation-flow/another-device/email';
const backPages = {
  account: '/subscriptions/manage',
  welcome: '/pro/welcome',
  device: '/subscriptions/activation-flow',
} as const;

/** For steps whose URLs apps watch. */
const stepPages = {
  account: '/subscriptions/add-email',
  welcome: null,
  device: '/subscriptions/activation-flow/another-device/add-email',
} as const;

const stepViews = {
  address: 'email_add',
  reauthenticate: 'email_confirm',
  code: 'email_verify',
  done: 'email_success',
} as const;

/** Email address, code, done. */
export function AddEmail({ startedFrom, route, accountId, current }: Props) {
  const { link } = useVisit();
  const change = useEmailChange('add', accountId);
  const { step, email } = change;
  const back = backPages[startedFrom];
  useStepUrl(stepPages[startedFrom], step, change.changeAddress);
  useStepEntry(stepPages[startedFrom] === null && step === 'code', change.changeAddress);
  useStepView(stepViews[step]);

  if (step === 'done') return <EmailAdded startedFrom={startedFrom} route={route} email={email} />;
  if (current !== null) {
    const { heading, intro, edit } = emailWords.add.already;
    const words = emailWords.added[startedFrom === 'account' ? 'manage' : startedFrom];
    return (
      <FlowLayout route={route} heading={heading} intro={intro(current)}>
        <Stack>
          <ButtonLink href={link(startedFrom === 'device' ? devicePage : back)} wide>
            {words}
          </ButtonLink>
          <ButtonLink href={link('/subscriptions/edit-email')} variant="secondary" wide>
            {edit}
          </ButtonLink>
        </Stack>
      </FlowLayout>
    );
  }
  if (step === 'code') return <EmailCodeStep route={route} change={change} />;
  const { heading, intro, submit, later } = emailWords.add;
  return (
    <FlowLayout route={route} heading={heading} intro={intro} aside={<a href={link(back)}>{later}</a>}>
      <AddressForm
        submit={submit}
        initial={email}
        returned={email !== ''}
        busy={change.busy}
        error={change.error}
        onSubmit={change.send}
      />
    </FlowLayout>
  );
}
