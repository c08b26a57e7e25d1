import type { StorageLike } from '../../storage/browserStorage';
import { recallJson, storeJson } from '../../storage/jsonStorage';
import { Credentials } from '../credentials';
import { sessionKey } from '../sessionKey';
import type { SignInEnd } from '../signInEnd';

/** What this tab holds, in memory and in session storage. */
export function holdCredentials(storage: StorageLike) {
  const listeners = new Set<() => void>();
  let held: Credentials | null = null;
  let end: SignInEnd | null = null;
  let changes = 0;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** Holds what another page of this tab has stored or removed. */
  function show(credentials: Credentials | null): void {
    held = credentials;
    if (credentials) end = null;
    changes += 1;
    notify();
  }

  function stored(): Credentials | null {
    return recallJson(storage, sessionKey, Credentials);
  }

  return {
    current: () => held,
    endedBy: () => end,
    /** How often other credentials, or none, were held since the page was opened. */
    changes: () => changes,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify,
    /** Holds these and stores them; null forgets what was held and stored. */
    hold(credentials: Credentials | null): void {
      if (credentials) storeJson(storage, sessionKey, credentials);
      else storage.removeItem(sessionKey);
      show(credentials);
    },
    show,
    stored,
    /** Notes how the sign-in ended. */
    end(how: SignInEnd): void {
      end = how;
    },
    /** Forgets credentials that the service refused. What another page of this tab has stored since stays. */
    drop(refused: Credentials): void {
      if (stored()?.accessToken === refused.accessToken) storage.removeItem(sessionKey);
      show(null);
    },
  };
}

export type HeldCredentials = ReturnType<typeof holdCredentials>;
