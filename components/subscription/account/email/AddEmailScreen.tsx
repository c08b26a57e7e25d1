import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { AddressForm } from '@/components/subscription/account/signIn/AddressForm';
import { EmailCodeStep } from '@/components/subscription/account/signIn/EmailCodeStep';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { emailWords } from '@/lib/content/account/email';
import type { RoutePath } from '@/lib/content/site/routes';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { useSession } from '@/lib/hooks/account/useSession';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useTokenRedirect } from '@/lib/hooks/native/useTokenRedirect';
import { useStepEntry } from '@/lib/hooks/page/useStepEntry';
import { useStepUrl } from '@/lib/hooks/page/useStepUrl';
import { useStepView } from '@/lib/hooks/page/useStepView';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { type AddEmailStart, EmailAdded } from './EmailAdded';

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
        <WaysOn
          ways={[
            [words, link(startedFrom === 'device' ? devicePage : back)],
            [edit, link('/subscriptions/edit-email')],
          ]}
        />
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
