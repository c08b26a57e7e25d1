import { useCallback, useEffect, useState } from 'react';
import { SignedOutError } from '../../auth/createAccountClient';
import { CommunicationError } from '../../http/CommunicationError';
import { openChannel } from '../../native/channel/openChannel';
import { askForToken, signedInLimit } from '../../native/handedSignIn';
import { restorationToken } from '../../native/restorationToken';
import { usePageRestore } from '../page/usePageRestore';
import { accountClient } from '../session/accountClient';

export type RestorationAccess = ReturnType<typeof useRestorationAccess>;

/** Whose restoration page this is: the account of the app that shows it, or of this browser. */
export function useRestorationAccess() {
  /** Pending until the app, or this browser, has reported who is signed in; at most 1.2 seconds, or 3 after a sign-in. */
  const [state, setState] = useState<'pending' | 'signedOut' | 'signedIn'>('pending');
  const [inApp, setInApp] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [visit, setVisit] = useState(0);
  usePageRestore(useCallback(() => setVisit((count) => count + 1), []));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit asks anew
  useEffect(() => {
    let mounted = true;
    const app = openChannel('restorationPages') !== null;
    setInApp(app);
    // An app that does not answer must not block the page; a late answer still counts.
    const timer = setTimeout(
      () => setState((known) => (known === 'pending' ? 'signedOut' : known)),
      signedInLimit(),
    );
    void (async () => {
      const given = await askForToken(() => restorationToken()).catch(() => undefined);
      const signedIn = Boolean(given) || (!app && (await hasSession()));
      clearTimeout(timer);
      if (!mounted) return;
      if (given !== undefined) setToken(given);
      // An answer that failed signs nobody out.
      setState((known) =>
        signedIn || (given === undefined && known === 'signedIn') ? 'signedIn' : 'signedOut',
      );
    })();
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [visit]);

  /** Makes a call with the app's token, otherwise this browser's. @throws SignedOutError when there is none anymore. */
  const withToken = useCallback(
    async <T>(call: (bearer: string) => Promise<T>): Promise<T> => {
      try {
        if (token === null) return await accountClient().withToken(call);
        return await withAppToken(token, call);
      } catch (error) {
        if (error instanceof SignedOutError) setState('signedOut');
        throw error;
      }
    },
    [token],
  );
  return { state, inApp, withToken };
}

async function hasSession(): Promise<boolean> {
  const { session } = accountClient();
  await session.restore();
  return session.current() !== null;
}

/** The app refreshes its own token, so after a refusal it is asked once more. */
async function withAppToken<T>(token: string, call: (bearer: string) => Promise<T>): Promise<T> {
  try {
    return await call(token);
  } catch (error) {
    if (!(error instanceof CommunicationError) || error.status !== 401) throw error;
    const fresh = await restorationToken().catch(() => null);
    if (fresh === null || fresh === token) throw new SignedOutError();
    return call(fresh);
  }
}
