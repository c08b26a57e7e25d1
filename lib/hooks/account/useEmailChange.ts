import { useEffect, useState } from 'react';
import { clearPendingChange, readPendingChange, savePendingChange } from '../../auth/pendingChange';
import type { PersonError } from '../../content/site/errors/personError';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { CommunicationError } from '../../http/CommunicationError';
import { codeSentBefore } from '../page/codeSent';
import { useAction } from '../page/useAction';
import { useResendWait } from '../page/useResendWait';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';
import { refreshNow } from './refreshNow';

export type EmailChange = {
  /** `reauthenticate`: the service first requires a new sign-in by code; then call `resume`. */
  step: 'address' | 'reauthenticate' | 'code' | 'done';
  /** The email address to confirm; kept after going back to change it. */
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
  resend(): void;
  /** After the new sign-in: sends the code to the new email address. */
  resume(): void;
  changeAddress(): void;
};

/** Adding or changing the email address: the code goes to the new one, and the hash ties it to this request. */
export function useEmailChange(kind: 'add' | 'edit', accountId: string): EmailChange {
  const [step, setStep] = useState<EmailChange['step']>('address');
  const [email, setEmail] = useState('');
  const [hash, setHash] = useState('');
  const [resent, setResent] = useState(0);
  const [sentBefore, setSentBefore] = useState(false);
  const wait = useResendWait();
  const { startFrom } = wait;
  const action = useAction();
  const client = () => accountClient();

  useEffect(() => {
    const stored = readPendingChange(accountStorage(), accountId);
    if (!stored) return;
    setEmail(stored.email);
    setHash(stored.hash);
    setStep('code');
    startFrom(stored.sentAt);
  }, [accountId, startFrom]);

  async function sendTo(address: string): Promise<void> {
    // Back from checking the address: the code that was sent still works, and another one would be refused so soon.
    if (step === 'address' && hash && address === email && wait.seconds > 0) return setStep('code');
    if (address !== email) setHash('');
    setEmail(address);
    await whenFresh(async () => {
      const methods = await client().methods();
      const edit = (bearer: string) => methods.editEmail(bearer, address);
      setSentBefore(false);
      try {
        expectCode(address, await wait.trackRetryAfter(() => client().withToken(edit)), Date.now());
      } catch (error) {
        const sent = codeSentBefore(error);
        if (!sent?.hash) throw error;
        expectCode(address, sent.hash, sent.sentAt);
        setSentBefore(true);
        return;
      }
      if (step === 'code') setResent((count) => count + 1);
    });
  }

  function expectCode(address: string, ownHash: string, sentAt: number): void {
    savePendingChange(accountStorage(), { accountId, email: address, hash: ownHash, sentAt });
    setHash(ownHash);
    setStep('code');
  }

  async function confirm(otp: string): Promise<void> {
    await whenFresh(async () => {
      const methods = await client().methods();
      const change = { email, otp, hash };
      const fresh = await client().withToken((bearer) => methods.confirmEmail(bearer, change));
      clearPendingChange(accountStorage());
      client().emailChanged?.(kind);
      if (fresh) client().session.adopt(fresh);
      else await refreshNow();
      sendSubscriptionEvent(kind === 'add' ? 'page.email_add.success' : 'page.email_edit.success');
      setStep('done');
    });
  }

  async function whenFresh(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CommunicationError) || error.code !== 'reauthentication_required') throw error;
      setStep('reauthenticate');
    }
  }

  return {
    step,
    email,
    busy: action.busy,
    error: action.error,
    resendIn: wait.seconds,
    resent,
    sentBefore,
    send: (address) => void action.run(() => sendTo(address)),
    resend: () => void action.run(() => sendTo(email)),
    resume: () => void action.run(() => sendTo(email)),
    submit: (otp) => void action.run(() => confirm(otp)),
    changeAddress() {
      clearPendingChange(accountStorage());
      action.clear();
      setStep('address');
    },
  };
}
