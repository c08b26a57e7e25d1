import { useState } from 'react';
import { credentialsOf } from '../auth/credentials';
import { refreshTokens } from '../auth/v2';
import type { PersonError } from '../content/errors';
import { sendEvent } from '../events/sendEvent';
import { CommunicationError } from '../http/CommunicationError';
import { accountClient } from './accountClient';
import { useAction } from './useAction';

export type EmailChange = {
  /** `reauthenticate`: the service wants a fresh sign-in by code first; then `send` again. */
  step: 'address' | 'reauthenticate' | 'code' | 'done';
  /** The address to be confirmed. */
  email: string;
  busy: boolean;
  error: PersonError | null;
  send(email: string): void;
  submit(otp: string): void;
  resend(): void;
  /** After the fresh sign-in: sends the code to the new address. */
  resume(): void;
  changeAddress(): void;
};

/** Adding or changing the address: the code goes to the new one, and its hash ties the answer to this request. */
export function useEmailChange(kind: 'add' | 'edit'): EmailChange {
  const [step, setStep] = useState<EmailChange['step']>('address');
  const [email, setEmail] = useState('');
  const [hash, setHash] = useState('');
  const action = useAction();
  const client = () => accountClient();

  async function sendTo(address: string): Promise<void> {
    setEmail(address);
    try {
      const methods = await client().methods();
      setHash(await client().withToken((bearer) => methods.editEmail(bearer, address)));
      setStep('code');
    } catch (error) {
      if (!(error instanceof CommunicationError) || error.code !== 'reauthentication_required') throw error;
      setStep('reauthenticate');
    }
  }

  async function confirm(otp: string): Promise<void> {
    const methods = await client().methods();
    const fresh = await client().withToken((bearer) => methods.confirmEmail(bearer, { email, otp, hash }));
    if (fresh) client().session.adopt(fresh);
    else await refreshNow();
    sendEvent(kind === 'add' ? 'page.email_add.success' : 'page.email_edit.success');
    setStep('done');
  }

  return {
    step,
    email,
    busy: action.busy,
    error: action.error,
    send: (address) => void action.run(() => sendTo(address)),
    resend: () => void action.run(() => sendTo(email)),
    resume: () => void action.run(() => sendTo(email)),
    submit: (otp) => void action.run(() => confirm(otp)),
    changeAddress() {
      action.clear();
      setStep('address');
    },
  };
}

/** The access token names the address, so a changed one needs a new token. A failure shows at the next refresh. */
async function refreshNow(): Promise<void> {
  const client = accountClient();
  const refreshToken = client.session.current()?.refreshToken;
  if (!refreshToken) return;
  await refreshTokens(await client.connection(), refreshToken)
    .then((answer) => client.session.adopt(credentialsOf(answer, Date.now())))
    .catch(() => {});
}
