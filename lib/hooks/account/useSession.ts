import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SignInEnd } from '../../auth/signInEnd';
import { joinAppAccount } from '../native/joinAppAccount';
import { accountClient } from '../session/accountClient';

export type SessionState =
  | { state: 'pending' }
  | { state: 'signedOut'; ended: SignInEnd | null }
  | { state: 'signedIn'; accountId: string; email: string | null };

function subscribe(listener: () => void): () => void {
  return accountClient().session.subscribe(listener);
}

const currentCredentials = () => accountClient().session.current();
const noCredentials = () => null;
const subscribeToNobody = () => noCredentials;

/** Who is signed in here, or in the app around the page. Pending until that is known, and always on the server. */
export function useSession(): SessionState {
  const [restored, setRestored] = useState(false);
  // An app has a separate session, so none is read before it is known which one this page uses.
  const credentials = useSyncExternalStore(
    restored ? subscribe : subscribeToNobody,
    restored ? currentCredentials : noCredentials,
    noCredentials,
  );

  useEffect(() => {
    void joinAppAccount()
      .then(() => accountClient().session.restore())
      .then(() => setRestored(true));
  }, []);

  if (credentials) {
    return { state: 'signedIn', accountId: credentials.accountId, email: credentials.email };
  }
  return restored ? { state: 'signedOut', ended: accountClient().session.endedBy() } : { state: 'pending' };
}
