import { useState } from 'react';
import { useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { renewToken, withFreshSignIn } from './freshSignIn';

/** Removes the account's email address. After `reauthenticate`, a new sign-in by code, `remove` is called again. */
export function useEmailRemoval() {
  const [step, setStep] = useState<'question' | 'reauthenticate' | 'done'>('question');
  const { busy, error, run } = useAction();

  async function remove(): Promise<void> {
    const client = accountClient();
    const methods = await client.methods();
    const given = await client.withToken(methods.removeEmail);
    client.emailChanged?.('remove');
    await renewToken(given);
    setStep('done');
  }

  const remover = () => withFreshSignIn(remove, () => setStep('reauthenticate'));
  return { step, busy, error, remove: () => void run(remover) };
}
