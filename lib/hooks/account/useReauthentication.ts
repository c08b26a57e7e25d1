import { useState } from 'react';
import type { PendingSignIn } from '../../auth/AuthMethods';
import { SignedOutError } from '../../auth/createAccountClient';
import { asksForLongCode } from '../../auth/longCode';
import { logout } from '../../auth/v2';
import { useAction } from '../page/useAction';
import { useResendWait } from '../page/useResendWait';
import { accountClient } from '../session/accountClient';

/** A new sign-in by code; the session it replaces is signed out, so that this browser is not listed twice. */
export function useReauthentication(email: string, onDone: () => void) {
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [resent, setResent] = useState(0);
  const wait = useResendWait();
  const action = useAction();

  async function send(): Promise<void> {
    const methods = await accountClient().methods();
    setPending(await wait.trackRetryAfter(() => methods.sendCode(email, pending)));
    if (pending) setResent((count) => count + 1);
  }

  async function submit(otp: string): Promise<void> {
    if (!pending) return;
    const client = accountClient();
    const methods = await client.methods();
    const replaced = client.session.current();
    const answer = await methods.signIn(pending, otp).catch((error) => {
      if (asksForLongCode(error)) setPending({ ...pending, isLong: true });
      throw error;
    });
    // The account's own email address opens it directly; a list means that the account has lost the address meanwhile.
    if (!('accessToken' in answer)) throw new SignedOutError();
    client.session.adopt(answer);
    if (methods.version === 'v2' && replaced) {
      const connection = await client.connection();
      await logout(connection, replaced.accessToken, false).catch(() => {});
    }
  }

  return {
    ...action,
    step: pending ? 'code' : 'question',
    resendIn: wait.seconds,
    resent,
    isLong: pending?.isLong === true,
    send: () => void action.run(send),
    submit: (otp: string) => void action.run(() => submit(otp)).then((done) => done && onDone()),
  };
}
