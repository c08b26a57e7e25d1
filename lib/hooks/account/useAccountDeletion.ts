import { useState } from 'react';
import { confirmDeletion, type DeletionConfirmation, requestDeletion } from '../../auth/v2';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { CommunicationError } from '../../http/CommunicationError';
import { codeSentBefore } from '../page/codeSent';
import { type Action, useAction } from '../page/useAction';
import { useResendWait } from '../page/useResendWait';
import { accountClient } from '../session/accountClient';

export type AccountDeletion = Action & {
  /** `formerCode`: the former email address can still be restored, and its code is needed as well. */
  step: 'question' | 'code' | 'formerCode' | 'done';
  /** Part of the former email address, while its code is needed. */
  formerEmail: string | null;
  /** Seconds until a new code can be requested; 0 when it can be now. */
  resendIn: number;
  /** How many times the code was sent again. */
  resent: number;
  /** True when no new code was sent, because the ones before still work. */
  sentBefore: boolean;
  /** True once the account itself is being deleted, and not only its codes requested. */
  deleting: boolean;
  /** Mails the codes, also again; an account that no code can reach is deleted at once. */
  start(): void;
  confirm(otp: string): void;
  reset(): void;
};

/** Deleting the account in two steps: codes to its email addresses, then the deletion. */
export function useAccountDeletion(hasEmail: boolean): AccountDeletion {
  const [step, setStep] = useState<AccountDeletion['step']>('question');
  const [asked, setAsked] = useState<{ hash: string; formerEmail: string | null }>({
    hash: '',
    formerEmail: null,
  });
  const [first, setFirst] = useState<string | undefined>();
  const [resent, setResent] = useState(0);
  const [sentBefore, setSentBefore] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const wait = useResendWait();
  const action = useAction();

  async function start(): Promise<void> {
    const client = accountClient();
    const connection = await client.connection();
    const request = () => client.withToken((bearer) => requestDeletion(connection, bearer));
    setSentBefore(false);
    try {
      const { hash, former_email: formerEmail = null } = await wait.trackRetryAfter(request);
      setAsked({ hash, formerEmail });
      if (!hasEmail && formerEmail === null) return remove({ hash });
      if (step !== 'question') setResent((count) => count + 1);
    } catch (error) {
      const sent = codeSentBefore(error);
      if (!sent?.hash) throw error;
      setAsked({ hash: sent.hash, formerEmail: sent.formerEmail });
      setSentBefore(true);
    }
    // New codes replace both older ones, so the first code must be entered again.
    setFirst(undefined);
    setStep(hasEmail ? 'code' : 'formerCode');
  }

  async function confirm(otp: string): Promise<void> {
    const { hash, formerEmail } = asked;
    if (step === 'code' && formerEmail !== null) {
      setFirst(otp);
      setStep('formerCode');
      return;
    }
    const codes = step === 'formerCode' ? { otp: first, former_otp: otp } : { otp };
    try {
      await remove({ ...codes, hash });
    } catch (error) {
      if (isAboutFirst(error) && first !== undefined) setStep('code');
      throw error;
    }
  }

  async function remove(confirmation: DeletionConfirmation): Promise<void> {
    const client = accountClient();
    setDeleting(true);
    try {
      const connection = await client.connection();
      await client.withToken((bearer) => confirmDeletion(connection, bearer, confirmation));
    } finally {
      setDeleting(false);
    }
    setStep('done');
    sendSubscriptionEvent('page.delete.success');
    client.session.forget({ everywhere: true });
  }

  return {
    ...action,
    step,
    formerEmail: asked.formerEmail,
    resendIn: wait.seconds,
    resent,
    sentBefore,
    deleting,
    start: () => void action.run(start),
    confirm: (otp) => void action.run(() => confirm(otp)),
    reset() {
      action.clear();
      setStep('question');
    },
  };
}

/** True when the code of the current email address was refused, not that of the former one. */
function isAboutFirst(error: unknown): boolean {
  return (
    error instanceof CommunicationError &&
    error.code === 'invalid_login_credentials' &&
    error.body?.field === undefined
  );
}
