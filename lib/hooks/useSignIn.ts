import { useEffect, useState } from 'react';
import type { PendingSignIn } from '../auth/AuthMethods';
import { clearPendingSignIn, readPendingSignIn, savePendingSignIn } from '../auth/pendingSignIn';
import type { PersonError } from '../content/errors';
import { sendEvent } from '../events/sendEvent';
import { openStorage } from '../storage/browserStorage';
import { accountClient } from './accountClient';
import { useAction } from './useAction';
import { useCountdown } from './useCountdown';

/** A new code can be asked for so many seconds after the last one. */
export const resendAfter = 60;

export type SignIn = {
  step: 'address' | 'code' | 'done';
  /** The address the code went to. */
  email: string;
  busy: boolean;
  error: PersonError | null;
  /** Seconds until a new code may be asked for; 0 when it may. */
  resendIn: number;
  /** True once a further code was sent. */
  resent: boolean;
  send(email: string): void;
  submit(otp: string): void;
  resend(): void;
  changeAddress(): void;
};

/** Sign-in by one-time code. The step survives a reload; what was typed stays with the screen when a call fails. */
export function useSignIn(): SignIn {
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [done, setDone] = useState(false);
  const [resent, setResent] = useState(false);
  const countdown = useCountdown();
  const action = useAction();
  const storage = () => openStorage(() => window.sessionStorage);

  useEffect(() => {
    setPending(readPendingSignIn(openStorage(() => window.sessionStorage)));
  }, []);

  async function sendCode(email: string, again: boolean): Promise<void> {
    const methods = await accountClient().methods();
    const next = await methods.sendCode(email, pending);
    savePendingSignIn(storage(), next);
    setPending(next);
    setResent(again);
    countdown.start(resendAfter);
  }

  return {
    step: done ? 'done' : pending ? 'code' : 'address',
    email: pending?.email ?? '',
    busy: action.busy,
    error: action.error,
    resendIn: countdown.seconds,
    resent,
    send: (email) => void action.run(() => sendCode(email, false)),
    resend: () => void action.run(() => sendCode(pending?.email ?? '', true)),
    submit(otp) {
      void action.run(async () => {
        if (!pending) return;
        setResent(false);
        const client = accountClient();
        const credentials = await (await client.methods()).signIn(pending, otp);
        clearPendingSignIn(storage());
        client.session.adopt(credentials);
        sendEvent('page.activate.success');
        setDone(true);
      });
    },
    changeAddress() {
      clearPendingSignIn(storage());
      setPending(null);
      setResent(false);
      action.clear();
    },
  };
}
