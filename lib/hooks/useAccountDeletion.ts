import { useState } from 'react';
import { confirmDeletion, requestDeletion } from '../auth/v2';
import { sendSubscriptionEvent } from '../events/sendSubscriptionEvent';
import { accountClient } from './accountClient';
import { type Action, useAction } from './useAction';
import { useResendWait } from './useResendWait';

export type AccountDeletion = Action & {
  step: 'question' | 'code' | 'done';
  /** Seconds until a new code may be asked for; 0 when it may. */
  resendIn: number;
  /** How many further codes were sent. */
  resent: number;
  /** Mails a code, also a further one; an account without an address is deleted at once, since no code can reach it. */
  start(): void;
  confirm(otp: string): void;
  reset(): void;
};

/** Deleting the account in two steps: a code to its address, then the deletion. */
export function useAccountDeletion(hasEmail: boolean): AccountDeletion {
  const [step, setStep] = useState<AccountDeletion['step']>('question');
  const [hash, setHash] = useState('');
  const [resent, setResent] = useState(0);
  const wait = useResendWait();
  const action = useAction();

  async function remove(confirmation: { otp?: string; hash: string }): Promise<void> {
    const client = accountClient();
    const connection = await client.connection();
    await client.withToken((bearer) => confirmDeletion(connection, bearer, confirmation));
    setStep('done');
    sendSubscriptionEvent('page.delete.success');
    client.session.forget({ everywhere: true });
  }

  return {
    ...action,
    step,
    resendIn: wait.seconds,
    resent,
    start() {
      void action.run(async () => {
        const client = accountClient();
        const connection = await client.connection();
        const request = () => client.withToken((bearer) => requestDeletion(connection, bearer));
        const fresh = hasEmail ? await wait.heed(request) : await request();
        setHash(fresh);
        if (!hasEmail) return remove({ hash: fresh });
        if (step === 'code') setResent((count) => count + 1);
        setStep('code');
      });
    },
    confirm: (otp) => void action.run(() => remove({ otp, hash })),
    reset() {
      action.clear();
      setStep('question');
    },
  };
}
