import { useEffect, useState } from 'react';
import { undoEmailChange } from '../auth/v2';
import { CommunicationError } from '../http/CommunicationError';
import { recall, store } from '../storage/browserStorage';
import { accountClient } from './accountClient';
import { tabStorage } from './tabStorage';
import { type Action, useAction } from './useAction';

export type UndoEmailChange = Action & {
  /** `pending` until the address was read, `missing` when it holds no token, `failed` when the token is refused. */
  step: 'pending' | 'question' | 'done' | 'failed' | 'missing';
  undo(): void;
};

const key = 'undo-email-token';

/**
 * Takes a change of address back with the token in the fragment of the address. The fragment never reaches a server by
 * itself and is removed once read, so the token stays out of logs, history and what a browser may send on. Until it is
 * used, session storage keeps it for a reload.
 */
export function useUndoEmailChange(): UndoEmailChange {
  const [token, setToken] = useState<string | null>(null);
  const [step, setStep] = useState<UndoEmailChange['step']>('pending');
  const action = useAction();

  useEffect(() => {
    function read() {
      const found = readToken();
      setToken(found);
      setStep(found ? 'question' : 'missing');
    }
    read();
    // The same link opened again in this tab changes the fragment alone.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  async function undo(fromMail: string): Promise<void> {
    const client = accountClient();
    try {
      await undoEmailChange(await client.connection(), fromMail);
    } catch (error) {
      const refused = error instanceof CommunicationError && error.status === 400;
      if (!refused) throw error;
      tabStorage().removeItem(key);
      setStep('failed');
      return;
    }
    tabStorage().removeItem(key);
    client.session.forget({ everywhere: true });
    setStep('done');
  }

  return {
    ...action,
    step,
    undo() {
      if (token !== null) void action.run(() => undo(token));
    },
  };
}

function readToken(): string | null {
  const { hash, pathname, search } = window.location;
  const found = hash.slice(1);
  if (!found) return recall(tabStorage(), key);
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  store(tabStorage(), key, found);
  return found;
}
