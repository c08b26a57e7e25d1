import { useState } from 'react';
import type { PersonError } from '../../content/site/errors/personError';
import { CommunicationError } from '../../http/CommunicationError';
import { useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { refreshNow } from './refreshNow';

export type EmailRemoval = {
  /** `reauthenticate`: the service first requires a new sign-in by code; then call `remove` again. */
  step: 'question' | 'reauthenticate' | 'done';
  busy: boolean;
  error: PersonError | null;
  remove(): void;
};

/** Removes the email address from the account. */
export function useEmailRemoval(): EmailRemoval {
  const [step, setStep] = useState<EmailRemoval['step']>('question');
  const action = useAction();

  async function remove(): Promise<void> {
    const client = accountClient();
    const methods = await client.methods();
    try {
      const fresh = await client.withToken(methods.removeEmail);
      client.emailChanged?.('remove');
      if (fresh) client.session.adopt(fresh);
      else await refreshNow();
      setStep('done');
    } catch (error) {
      if (!(error instanceof CommunicationError) || error.code !== 'reauthentication_required') throw error;
      setStep('reauthenticate');
    }
  }

  return { step, busy: action.busy, error: action.error, remove: () => void action.run(remove) };
}
