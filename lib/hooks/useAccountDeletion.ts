import { useState } from 'react';
import { confirmDeletion, requestDeletion } from '../auth/v2';
import { sendEvent } from '../events/sendEvent';
import { accountClient } from './accountClient';
import { type Action, useAction } from './useAction';

export type AccountDeletion = Action & {
  step: 'question' | 'code' | 'done';
  /** Mails the code; an account without an address is deleted at once, since no code can reach it. */
  start(): void;
  confirm(otp: string): void;
  reset(): void;
};

/** Deleting the account in two steps: a code to its address, then the deletion. */
export function useAccountDeletion(hasEmail: boolean): AccountDeletion {
  const [step, setStep] = useState<AccountDeletion['step']>('question');
  const [hash, setHash] = useState('');
  const action = useAction();

  async function remove(confirmation: { otp?: string; hash: string }): Promise<void> {
    const client = accountClient();
    const connection = await client.connection();
    await client.withToken((bearer) => confirmDeletion(connection, bearer, confirmation));
    setStep('done');
    sendEvent('page.delete.success');
    client.session.forget({ everywhere: true });
  }

  return {
    ...action,
    step,
    start() {
      void action.run(async () => {
        const client = accountClient();
        const connection = await client.connection();
        const fresh = await client.withToken((bearer) => requestDeletion(connection, bearer));
        setHash(fresh);
        if (hasEmail) setStep('code');
        else await remove({ hash: fresh });
      });
    },
    confirm: (otp) => void action.run(() => remove({ otp, hash })),
    reset() {
      action.clear();
      setStep('question');
    },
  };
}
