import { useEffect, useState } from 'react';
import type { AuthMethods } from '../../auth/AuthMethods';
import type { Credentials } from '../../auth/credentials';
import {
  clearPendingSignIn,
  readPendingSignIn,
  type StoredSignIn,
  savePendingSignIn,
} from '../../auth/pendingSignIn';
import { isCodeOver, type PersonError } from '../../content/site/errors/personError';
import type { AccountChoice } from '../../contract/auth';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { CommunicationError } from '../../http/CommunicationError';
import { codeSentBefore } from '../page/codeSent';
import { useAction } from '../page/useAction';
import { useResendWait } from '../page/useResendWait';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';

export type SignIn = {
  /** `choice`: the code was correct and opens several accounts. */
  step: 'address' | 'code' | 'choice' | 'done';
  /** The accounts to choose from. */
  choices: readonly AccountChoice[];
  /** The email address the code was sent to; kept after going back to change it. */
  email: string;
  busy: boolean;
  error: PersonError | null;
  /** Seconds until a new code can be requested; 0 when it can be now. */
  resendIn: number;
  /** How many times the code was sent again. */
  resent: number;
  /** True when no new code was sent, because the one before still works. */
  sentBefore: boolean;
  send(email: string): void;
  submit(otp: string): void;
  choose(choice: string): void;
  resend(): void;
  changeAddress(): void;
};

/**
 * Sign-in by one-time code. The step survives a reload; the screen keeps what was typed when a call fails. With `list`,
 * the person chooses even when one account has the email address as its own.
 */
export function useSignIn({ list = false }: { list?: boolean } = {}): SignIn {
  const [pending, setPending] = useState<StoredSignIn | null>(null);
  const [step, setStep] = useState<SignIn['step']>('address');
  const [choices, setChoices] = useState<readonly AccountChoice[]>([]);
  const [resent, setResent] = useState(0);
  const [sentBefore, setSentBefore] = useState(false);
  const wait = useResendWait();
  const { startFrom } = wait;
  const action = useAction();

  useEffect(() => {
    const stored = readPendingSignIn(accountStorage());
    if (!stored) return;
    setPending(stored);
    setStep('code');
    startFrom(stored.sentAt ?? stored.openedAt);
  }, [startFrom]);

  function keep(next: StoredSignIn): void {
    savePendingSignIn(accountStorage(), next);
    setPending(next);
    setStep('code');
  }

  async function sendCode(email: string): Promise<void> {
    // Back from checking the address: the code that was sent still works, and another one would be refused so soon.
    if (step === 'address' && pending?.email === email && pending.sentAt && wait.seconds > 0) {
      keep(pending);
      return;
    }
    const methods = await accountClient().methods();
    setSentBefore(false);
    try {
      const next = await wait.trackRetryAfter(() => methods.sendCode(email, pending));
      keep({ ...next, sentAt: Date.now() });
    } catch (error) {
      const sent = codeSentBefore(error);
      if (!sent) throw error;
      // Only a session that is known here is refused so: the one of this tab, or in v1 the one of the browser.
      const same = pending?.email === email ? pending : { email, codeVerifier: null, openedAt: Date.now() };
      keep({ ...same, sentAt: sent.sentAt });
      setSentBefore(true);
      return;
    }
    if (step === 'code') setResent((count) => count + 1);
  }

  async function signIn(otp: string): Promise<void> {
    if (!pending) return;
    const answer = await whileAlive(pending, (methods) => methods.signIn(pending, otp, list));
    if (!('choices' in answer)) return finish(answer);
    setChoices(answer.choices);
    setStep('choice');
  }

  async function choose(choice: string): Promise<void> {
    if (!pending) return;
    finish(await whileAlive(pending, (methods) => methods.choose(pending, choice)));
  }

  async function whileAlive<T>(
    current: StoredSignIn,
    call: (methods: AuthMethods) => Promise<T>,
  ): Promise<T> {
    try {
      return await call(await accountClient().methods());
    } catch (error) {
      if (isTerminalError(error)) {
        keep({ ...current, openedAt: 0, sentAt: undefined });
        // The pause is one of the auth session, and the next code opens a new one. In v1 it is one of the browser.
        if (current.codeVerifier !== null) startFrom(0);
      }
      throw error;
    }
  }

  function finish(credentials: Credentials): void {
    clearPendingSignIn(accountStorage());
    accountClient().session.adopt(credentials);
    sendSubscriptionEvent('page.activate.success');
    setStep('done');
  }

  return {
    step,
    choices,
    email: pending?.email ?? '',
    busy: action.busy,
    error: action.error,
    resendIn: wait.seconds,
    resent,
    sentBefore,
    send: (email) => void action.run(() => sendCode(email)),
    resend: () => void action.run(() => sendCode(pending?.email ?? '')),
    submit: (otp) => void action.run(() => signIn(otp)),
    choose: (choice) => void action.run(() => choose(choice)),
    changeAddress() {
      clearPendingSignIn(accountStorage());
      setStep('address');
      action.clear();
    },
  };
}

/** True when the code, or the auth session behind it, can no longer be used: the next code opens a new session. */
function isTerminalError(error: unknown): boolean {
  if (!(error instanceof CommunicationError)) return false;
  const { code, body } = error;
  if (code === 'invalid_login_credentials') return isCodeOver(body);
  // The tokens are refused when another tab of this browser has opened an auth session since, and its code was entered.
  return code === 'invalid_session_id' || code === 'invalid_request' || code === 'invalid_token_request';
}
