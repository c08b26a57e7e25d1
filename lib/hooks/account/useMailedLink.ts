import { useEffect, useState } from 'react';
import type { Connection } from '../../auth/Connection';
import type { AccountClient } from '../../auth/createAccountClient';
import { CommunicationError } from '../../http/CommunicationError';
import { recall, store } from '../../storage/browserStorage';
import { useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { accountStorage } from '../session/accountStorage';

/** `pending` until the URL was read, `missing` when it contains no token, `failed` when the token is refused. */
type Step = 'pending' | 'question' | 'done' | 'failed' | 'missing';
export type MailedLink = ReturnType<typeof useMailedLink>;

/**
 * A page opened from a link in a mail, which acts on a press of a button with the token in the fragment of its URL. The
 * fragment is never sent to a server by itself and is removed once read, so the token stays out of logs, history and
 * anything else a browser may send. Until it is used, session storage keeps it under `key` for a reload.
 */
export function useMailedLink(
  key: string,
  send: (connection: Connection, token: string) => Promise<unknown>,
  onDone: (client: AccountClient) => void = () => {},
) {
  const [token, setToken] = useState<string | null>(null);
  const [step, setStep] = useState<Step>('pending');
  const action = useAction();

  useEffect(() => {
    function read() {
      const found = readToken(key);
      setToken(found);
      setStep(found ? 'question' : 'missing');
    }
    read();
    // Opening the same link again in this tab changes only the fragment.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [key]);

  async function submit(fromMail: string): Promise<void> {
    const client = accountClient();
    try {
      await send(await client.connection(), fromMail);
    } catch (error) {
      const refused = error instanceof CommunicationError && error.status === 400;
      if (!refused) throw error;
      accountStorage().removeItem(key);
      setStep('failed');
      return;
    }
    accountStorage().removeItem(key);
    onDone(client);
    setStep('done');
  }

  return {
    ...action,
    step,
    submit() {
      if (token !== null) void action.run(() => submit(token));
    },
  };
}

function readToken(key: string): string | null {
  const { hash, pathname, search } = window.location;
  const found = hash.slice(1);
  if (!found) return recall(accountStorage(), key);
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  store(accountStorage(), key, found);
  return found;
}
