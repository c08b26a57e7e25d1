import { type Dispatch, useEffect, useReducer } from 'react';
import type { AuthMethods } from '../../auth/AuthMethods';
import type { Credentials } from '../../auth/credentials';
import { asksForLongCode } from '../../auth/longCode';
import {
  clearPendingSignIn,
  readPendingSignIn,
  type StoredSignIn,
  savePendingSignIn,
} from '../../auth/pendingSignIn';
import { isCodeExpected, type SignInEvent, signInAfter, signInBegun } from '../../auth/steps/signInSteps';
import { isCodeOver } from '../../content/site/errors/personError';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { CommunicationError } from '../../http/CommunicationError';
import { codeSentBefore } from '../page/codeSent';
import { useAction } from '../page/useAction';
import { type ResendWait, useResendWait } from '../page/useResendWait';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';

export type SignIn = ReturnType<typeof useSignIn>;

/** Sign-in by one-time code. The step survives a reload. With `list`, the person chooses in any case. */
export function useSignIn({ list = false }: { list?: boolean } = {}) {
  const [state, dispatch] = useReducer(signInAfter, signInBegun);
  const wait = useResendWait();
  const action = useAction();
  useStoredSignIn(dispatch, wait.startFrom);
  const { step, pending, choices, resent, sentBefore } = state;
  const { email = '', isLong = false } = pending ?? {};

  async function sendCode(address: string): Promise<void> {
    if (pending && isCodeExpected(state, address, wait.seconds)) return expect(dispatch, pending);
    dispatch({ type: 'sending' });
    const sent = await requestCode(address, pending, wait.trackRetryAfter);
    savePendingSignIn(accountStorage(), sent.pending);
    dispatch({ type: 'sent', ...sent });
  }

  async function signIn(otp: string): Promise<void> {
    if (!pending) return;
    const answer = await whileAlive(pending, (methods) => methods.signIn(pending, otp, list));
    if ('choices' in answer) dispatch({ type: 'several', choices: answer.choices });
    else finish(dispatch, answer);
  }

  async function choose(choice: string): Promise<void> {
    if (!pending) return;
    finish(dispatch, await whileAlive(pending, (methods) => methods.choose(pending, choice)));
  }

  async function whileAlive<T>(
    current: StoredSignIn,
    call: (methods: AuthMethods) => Promise<T>,
  ): Promise<T> {
    try {
      return await call(await accountClient().methods());
    } catch (error) {
      if (asksForLongCode(error)) expect(dispatch, { ...current, isLong: true });
      if (isTerminalError(error)) {
        expect(dispatch, { ...current, openedAt: 0, sentAt: undefined });
        // Except in v1, where it is one of the browser, the pause ends with the auth session.
        if (current.codeVerifier !== null) wait.startFrom(0);
      }
      throw error;
    }
  }

  return {
    ...{ step, choices, resent, sentBefore, email, isLong },
    ...{ busy: action.busy, error: action.error },
    resendIn: wait.seconds,
    send: (address: string) => void action.run(() => sendCode(address)),
    resend: () => void action.run(() => sendCode(email)),
    submit: (otp: string) => void action.run(() => signIn(otp)),
    choose: (choice: string) => void action.run(() => choose(choice)),
    changeAddress() {
      clearPendingSignIn(accountStorage());
      dispatch({ type: 'addressWanted' });
      action.clear();
    },
  };
}

/** Goes on with the sign-in that this tab had begun before it was loaded again. */
function useStoredSignIn(dispatch: Dispatch<SignInEvent>, startFrom: (time: number) => void): void {
  useEffect(() => {
    const pending = readPendingSignIn(accountStorage());
    if (!pending) return;
    dispatch({ type: 'expected', pending });
    startFrom(pending.sentAt ?? pending.openedAt);
  }, [dispatch, startFrom]);
}

/** Has a code mailed. `before`: none was, because the one before still works. */
async function requestCode(
  email: string,
  pending: StoredSignIn | null,
  track: ResendWait['trackRetryAfter'],
): Promise<{ pending: StoredSignIn; before: boolean }> {
  const methods = await accountClient().methods();
  try {
    const next = await track(() => methods.sendCode(email, pending));
    return { pending: { ...next, sentAt: Date.now() }, before: false };
  } catch (error) {
    const sent = codeSentBefore(error);
    if (!sent) throw error;
    // Only a session that is known here is refused so: the one of this tab, or in v1 the one of the browser.
    const same = pending?.email === email ? pending : { email, codeVerifier: null, openedAt: Date.now() };
    return { pending: { ...same, sentAt: sent.sentAt }, before: true };
  }
}

function expect(dispatch: Dispatch<SignInEvent>, pending: StoredSignIn): void {
  savePendingSignIn(accountStorage(), pending);
  dispatch({ type: 'expected', pending });
}

function finish(dispatch: Dispatch<SignInEvent>, credentials: Credentials): void {
  clearPendingSignIn(accountStorage());
  accountClient().session.adopt(credentials);
  sendSubscriptionEvent('page.activate.success');
  dispatch({ type: 'signedIn' });
}

/** True when the code, or the auth session behind it, can no longer be used: the next code opens a new session. */
function isTerminalError(error: unknown): boolean {
  if (!(error instanceof CommunicationError)) return false;
  const { code, body } = error;
  if (code === 'invalid_login_credentials') return isCodeOver(body);
  // The tokens are refused when another tab of this browser has opened an auth session since, and its code was entered.
  return code === 'invalid_session_id' || code === 'invalid_request' || code === 'invalid_token_request';
}
