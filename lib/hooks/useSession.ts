import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Credentials } from '../auth/credentials';
import { accountClient } from './accountClient';

export type SessionState =
  | { state: 'pending' }
  | { state: 'signedOut' }
  | { state: 'signedIn'; accountId: string; email: string | null };

function subscribe(listener: () => void): () => void {
  return accountClient().session.subscribe(listener);
}

function currentCredentials(): Credentials | null {
  return accountClient().session.current();
}

function serverCredentials(): null {
  return null;
}

/**
 * Who is signed in in this tab. Pending until session storage and the other tabs have been asked, and always on the
 * server, so that the first paint is the same in both places.
 */
export function useSession(): SessionState {
  const credentials = useSyncExternalStore(subscribe, currentCredentials, serverCredentials);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    let mounted = true;
    void accountClient()
      .session.restore()
      .then(() => mounted && setRestored(true));
    return () => {
      mounted = false;
    };
  }, []);

  if (credentials && restored) {
    return { state: 'signedIn', accountId: credentials.accountId, email: credentials.email };
  }
  return { state: restored ? 'signedOut' : 'pending' };
}
