import { useEffect, useRef, useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { Announcement } from '@/components/subscription/account/Announcement';
import { NoScript } from '@/components/subscription/account/NoScript';
import { isAccountHolder } from '@/lib/auth/sessionKey';
import { formWords } from '@/lib/content/account/forms';
import { ledByApp, returnPath } from '@/lib/content/account/returnPages';
import { signInWords } from '@/lib/content/account/signIn';
import type { PageEventName } from '@/lib/content/events/events';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { type SignIn, useSignIn } from '@/lib/hooks/account/useSignIn';
import { useStepUrl } from '@/lib/hooks/page/useStepUrl';
import { useStepView } from '@/lib/hooks/page/useStepView';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { accountStorage } from '@/lib/hooks/session/accountStorage';
import { AccountPicker } from './AccountPicker';
import { AddressForm } from './AddressForm';
import { AlreadySignedIn } from './AlreadySignedIn';
import { CodeForm } from './CodeForm';
import { SignInAside } from './SignInAside';
import { SignInEnded } from './SignInEnded';

type Props = {
  route: RoutePath;
  /** Where the steps have URLs of their own: the first of them. */
  steps?: string | null;
  /** Where a sign-in ends; by default, at the page that sent the visitor here. */
  doneAt?: string | null;
  /** Leads away from this page without keeping it in the history. */
  leave?: (address: string) => void;
};

/** The page views of the steps; where the steps have no URLs of their own, the code is counted like its older page. */
const stepViews: Partial<Record<SignIn['step'], { here: PageEventName; atSteps: PageEventName }>> = {
  address: { here: 'activate', atSteps: 'activate' },
  code: { here: 'email_confirm', atSteps: 'email_verify' },
};

/** Sign-in by one-time code; then back to the page or app that sent the visitor here, otherwise to the account. */
export function SignInScreen({
  route,
  steps = null,
  doneAt = null,
  leave = (address) => window.location.replace(address),
}: Props) {
  const visit = useVisit();
  const session = useSession();
  // Somebody who owns the email address and wants the other subscriptions paid for under it arrives here signed in.
  const list = visit.parameter('list') === '1';
  const forApp = visit.ready ? visit.parameter('next') === ledByApp : null;
  const signIn = useSignIn({ list, forApp });
  const [another, setAnother] = useState(false);
  const { step, email, wayBack } = signIn;
  const target = doneAt ?? visit.link(returnPath(visit.parameter('next')));
  useStepUrl(steps, step === 'done' ? 'code' : step, signIn.changeAddress);
  useStepView(stepViews[step]?.[steps === null ? 'here' : 'atSteps'] ?? null);
  useLeave(step === 'done' || wayBack !== null, wayBack ?? target, leave);

  if (step === 'done' || step === 'over') return <SignInEnded route={route} step={step} wayBack={wayBack} />;
  const asksAgain = another || list || forApp;
  if (session.state === 'signedIn' && !asksAgain && isAccountHolder(accountStorage().getItem)) {
    return (
      <AlreadySignedIn
        route={route}
        email={session.email}
        target={target}
        onOther={() => {
          signIn.changeAddress();
          setAnother(true);
        }}
      />
    );
  }
  const sentTo = signIn.isLong ? formWords.longCodeSentTo : formWords.sentTo;
  const intro = step === 'code' ? sentTo(email) : signInWords[step].intro;
  const own = (list || forApp) && session.state === 'signedIn' ? (session.email ?? '') : '';
  return (
    <FlowLayout
      route={route}
      heading={signInWords[step].heading}
      intro={intro}
      focused={step === 'choice'}
      aside={
        forApp || step === 'address' ? (
          <SignInAside forApp={forApp === true} onCancel={signIn.cancel} />
        ) : null
      }
    >
      <NoScript />
      <div data-needs-script>
        <Announcement text={step === 'address' ? '' : intro} />
        <Step signIn={signIn} own={own} another={another} />
      </div>
    </FlowLayout>
  );
}

/** `own` is the address of the account that is signed in; with `another`, the person wants to sign in to a different one. */
function Step({ signIn, own, another }: { signIn: SignIn; own: string; another: boolean }) {
  const { step, email, busy, error } = signIn;
  if (step === 'choice')
    return <AccountPicker choices={signIn.choices} busy={busy} error={error} onChoose={signIn.choose} />;
  if (step === 'address')
    return (
      <AddressForm
        key={own}
        submit={signInWords.address.submit}
        initial={email || own}
        returned={email !== '' || another}
        busy={busy}
        error={error}
        onSubmit={signIn.send}
      />
    );
  return <CodeForm submit={signInWords.code.submit} code={signIn} onChangeAddress={signIn.changeAddress} />;
}

/** Goes to the target once and replaces this page in the history, because going back would only show it again. */
function useLeave(when: boolean, target: string, leave: (address: string) => void): void {
  const left = useRef(false);
  useEffect(() => {
    if (!when || left.current) return;
    left.current = true;
    leave(target);
  }, [when, target, leave]);
}
