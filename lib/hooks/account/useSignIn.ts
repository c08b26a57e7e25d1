import { type Dispatch, useEffect, useReducer } from 'react';
import type { AuthMethods, SignedIn } from '../../auth/AuthMethods';
import { asksForLongCode } from '../../auth/longCode';
import {
  clearPendingSignIn,
  readPendingSignIn,
  type StoredSignIn,
  savePendingSignIn,
} from '../../auth/pendingSignIn';
import { isCodeExpected, type SignInEvent, signInAfter, signInBegun } from '../../auth/steps/signInSteps';
import { cancelLogin } from '../../auth/v2';
import { appMethods } from '../../auth/v2Methods';
import { isCodeOver } from '../../content/site/errors/personError';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { CommunicationError } from '../../http/CommunicationError';
import { codeSentBefore } from '../page/codeSent';
import { useAction } from '../page/useAction';
import { type ResendWait, useResendWait } from '../page/useResendWait';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';

export type SignIn = ReturnType<typeof useSignIn>;

type Options = {
  /** The person chooses an account in any case. */
  list?: boolean;
  /** An app has opened the session, and gets its code; null while that isn't known yet. */
  forApp?: boolean | null;
};

type Call<T> = (methods: AuthMethods) => Promise<T>;

/** Sign-in by one-time code. The step survives a reload. */
export function useSignIn({ list = false, forApp = false }: Options = {}) {
  const [state, dispatch] = useReducer(signInAfter, signInBegun);
  const wait = useResendWait();
  const action = useAction();
  useStoredSignIn(dispatch, wait.startFrom, forApp);
  const { step, pending, wayBack, choices, resent, sentBefore } = state;
  const { email = '', isLong = false } = pending ?? {};

  function run(work: () => Promise<void>): void {
    void action.run(() => (forApp ? whileOpen(dispatch, work) : work()));
  }

  async function sendCode(address: string): Promise<void> {
    if (pending && isCodeExpected(state, address, wait.seconds)) return expect(dispatch, pending);
    dispatch({ type: 'sending' });
    const sent = await requestCode(await methodsFor(forApp), address, pending, wait.trackRetryAfter);
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

  async function whileAlive<T>(current: StoredSignIn, call: Call<T>): Promise<T> {
    try {
      return await call(await methodsFor(forApp));
    } catch (error) {
      noteRefusal(dispatch, current, error);
      // Except in v1, where it is one of the browser, the pause ends with the auth session.
      if (isTerminalError(error) && current.codeVerifier !== null) wait.startFrom(0);
      throw error;
    }
  }

  return {
    ...{ step, wayBack, choices, resent, sentBefore, email, isLong },
    ...{ busy: action.busy, error: action.error },
    resendIn: wait.seconds,
    send: (address: string) => run(() => sendCode(address)),
    resend: () => run(() => sendCode(email)),
    submit: (otp: string) => run(() => signIn(otp)),
    choose: (choice: string) => run(() => choose(choice)),
    cancel: () => run(() => cancel(dispatch)),
    changeAddress() {
      clearPendingSignIn(accountStorage());
      dispatch({ type: 'addressWanted' });
      action.clear();
    },
  };
}

/** The session of an app belongs to v2, whichever generation the page's own sign-ins use. */
async function methodsFor(forApp: boolean | null): Promise<AuthMethods> {
  return forApp ? appMethods(await accountClient().connection()) : accountClient().methods();
}

/** A session that an app has opened can't be opened again here. */
async function whileOpen(dispatch: Dispatch<SignInEvent>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isSessionOver(error)) dispatch({ type: 'ended', step: 'over' });
    throw error;
  }
}

async function cancel(dispatch: Dispatch<SignInEvent>): Promise<void> {
  const { redirect } = await cancelLogin(await accountClient().connection());
  clearPendingSignIn(accountStorage());
  dispatch({ type: 'ended', step: 'over', wayBack: redirect });
}

/** Goes on with the sign-in that this tab had begun before it was loaded again, unless an app has begun another one. */
function useStoredSignIn(
  dispatch: Dispatch<SignInEvent>,
  startFrom: (time: number) => void,
  forApp: boolean | null,
): void {
  useEffect(() => {
    const pending = forApp === null ? null : readPendingSignIn(accountStorage());
    if (!pending || (forApp && pending.codeVerifier !== null)) return;
    dispatch({ type: 'expected', pending });
    startFrom(pending.sentAt ?? pending.openedAt);
  }, [dispatch, startFrom, forApp]);
}

/** Has a code mailed. `before`: none was, because the one before still works. */
async function requestCode(
  methods: AuthMethods,
  email: string,
  pending: StoredSignIn | null,
  track: ResendWait['trackRetryAfter'],
): Promise<{ pending: StoredSignIn; before: boolean }> {
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

/** Which code is waited for once one was refused. */
function noteRefusal(dispatch: Dispatch<SignInEvent>, current: StoredSignIn, error: unknown): void {
  if (asksForLongCode(error)) expect(dispatch, { ...current, isLong: true });
  if (isTerminalError(error)) expect(dispatch, { ...current, openedAt: 0, sentAt: undefined });
}

function finish(dispatch: Dispatch<SignInEvent>, signedIn: SignedIn): void {
  const wayBack = 'redirect' in signedIn ? signedIn.redirect : undefined;
  clearPendingSignIn(accountStorage());
  if (!('redirect' in signedIn)) accountClient().session.adopt(signedIn);
  sendSubscriptionEvent('page.activate.success');
  dispatch({ type: 'ended', step: 'done', wayBack });
}

/** The auth session is unknown or over, or has been used. */
function isSessionOver(error: unknown): boolean {
  if (!(error instanceof CommunicationError)) return false;
  return error.code === 'invalid_session_id' || error.code === 'invalid_request';
}

/** True when the code, or the auth session behind it, can no longer be used: the next code opens a new session. */
function isTerminalError(error: unknown): boolean {
  if (!(error instanceof CommunicationError)) return false;
  const { code, body } = error;
  if (code === 'invalid_login_credentials') return isCodeOver(body);
  // The tokens are refused when another tab of this browser has opened an auth session since, and its code was entered.
  return isSessionOver(error) || code === 'invalid_token_request';
}
