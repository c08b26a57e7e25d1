import { useEffect, useState } from 'react';
import { undoEmailChange } from '../../auth/v2';
import { CommunicationError } from '../../http/CommunicationError';
import { recall, store } from '../../storage/browserStorage';
import { tabStateKeys } from '../../storage/tabState';
import { useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';

/** `pending` until the URL was read, `missing` when it contains no token, `failed` when the token is refused. */
type Step = 'pending' | 'question' | 'done' | 'failed' | 'missing';

const key = tabStateKeys.undoEmailToken;

/**
 * Takes back a change of the email address by the token in the fragment of the mailed URL, at the press of a button, and
 * signs out every device. The fragment is never sent to a server by itself and is removed once read, so the token stays
 * out of logs, history and anything else a browser may send. Until it is used, session storage keeps it for a reload.
 */
export function useEmailUndo() {
  const [token, setToken] = useState<string | null>(null);
  const [step, setStep] = useState<Step>('pending');
  const { busy, error, run } = useAction();

  useEffect(() => {
    function read() {
      const found = readToken();
      setToken(found);
      setStep(found ? 'question' : 'missing');
    }
    read();
    // Opening the same link again in this tab changes only the fragment.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  async function undo(fromMail: string): Promise<void> {
    const client = accountClient();
    const refused = await undoEmailChange(await client.connection(), fromMail).then(() => false, isRefusal);
    accountStorage().removeItem(key);
    if (!refused) client.session.forget({ everywhere: true });
    setStep(refused ? 'failed' : 'done');
  }
  return { step, busy, error, undo: () => token !== null && void run(() => undo(token)) };
}

/** True when the service knows no such token, or no longer. @throws every other error. */
function isRefusal(error: unknown): true {
  if (error instanceof CommunicationError && error.status === 400) return true;
  throw error;
}

function readToken(): string | null {
  const { hash, pathname, search } = window.location;
  const found = hash.slice(1);
  if (!found) return recall(accountStorage(), key);
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  store(accountStorage(), key, found);
  return found;
}
