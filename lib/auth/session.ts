import { CommunicationError } from '../http/CommunicationError';
import type { StorageLike } from '../storage/browserStorage';
import { type Credentials, readClaims } from './credentials';
import { CredentialsShape, type TabChannel } from './tabChannel';

/**
 * The signed-in session of this tab. Credentials live in memory and in session storage, so they end with the tab, and
 * are gone at sign-out. Tabs of one browser share the newest ones over a channel, because a refresh token works once:
 * a tab that refreshed with an old one would look like a thief and end the session for all of them.
 */
export type SessionParts = {
  storage: StorageLike;
  channel: TabChannel | null;
  /** Runs one refresh at a time over all tabs. */
  locks: Pick<LockManager, 'request'> | null;
  refresh: (refreshToken: string) => Promise<Credentials>;
  now?: () => number;
  wait?: (milliseconds: number) => Promise<void>;
};

export type Session = {
  /** What this tab holds now, or null. */
  current(): Credentials | null;
  subscribe(listener: () => void): () => void;
  /** Looks into session storage and asks the other tabs; resolves when it is known whether somebody is signed in. */
  restore(): Promise<void>;
  adopt(credentials: Credentials): void;
  /** A token with at least a minute to live, refreshed when needed; null when signed out. */
  accessToken(): Promise<string | null>;
  /** A newer token than the one the service just refused; null when there is none. */
  renew(refused: string): Promise<string | null>;
  /** Forgets the credentials here and, when `everywhere`, in the other tabs of this account. */
  forget(options: { everywhere: boolean }): void;
};

const storageKey = 'session';
const leastLife = 60_000;
/** How long the other tabs have to answer. They are on the same machine; a sleeping one is not waited for. */
const answerTime = 150;

export function createSession(parts: SessionParts): Session {
  const { storage, channel, locks, refresh, now = Date.now, wait = defaultWait } = parts;
  const listeners = new Set<() => void>();
  let held: Credentials | null = null;
  let restoring: Promise<void> | null = null;

  function hold(credentials: Credentials | null): void {
    held = credentials;
    if (credentials) storage.setItem(storageKey, JSON.stringify(credentials));
    else storage.removeItem(storageKey);
    for (const listener of listeners) listener();
  }

  channel?.listen((message) => {
    if (message.type === 'ask' && held) channel.send({ type: 'credentials', credentials: held });
    if (message.type === 'credentials' && isNewer(message.credentials, held)) hold(message.credentials);
    if (message.type === 'signedOut' && held?.accountId === message.accountId) hold(null);
  });

  async function askOthers(): Promise<void> {
    if (!channel) return;
    channel.send({ type: 'ask' });
    await wait(answerTime);
  }

  async function refreshHeld(stale: Credentials): Promise<Credentials | null> {
    await askOthers();
    if (held !== stale || stale.refreshToken === null) return held === stale ? null : held;
    try {
      const fresh = await refresh(stale.refreshToken);
      // A sign-out while the answer was on its way stands.
      if (held !== stale) return held;
      hold(fresh);
      channel?.send({ type: 'credentials', credentials: fresh });
      return fresh;
    } catch (error) {
      if (error instanceof CommunicationError && error.status === 400 && held === stale) hold(null);
      else if (!(error instanceof CommunicationError && error.status === 400)) throw error;
      return held;
    }
  }

  function singleFlight(stale: Credentials): Promise<Credentials | null> {
    const run = async () => (held === stale ? refreshHeld(stale) : held);
    return locks ? locks.request('account-refresh', run) : run();
  }

  return {
    current: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    restore() {
      restoring ??= (async () => {
        const stored = readStored(storage);
        if (stored && !held) hold(stored);
        if (!held) await askOthers();
        for (const listener of listeners) listener();
      })();
      return restoring;
    },
    adopt(credentials) {
      hold(credentials);
      channel?.send({ type: 'credentials', credentials });
    },
    async accessToken() {
      if (!held) return null;
      const lasts = held.expiresAt === null || held.expiresAt - now() > leastLife;
      const credentials = lasts ? held : await singleFlight(held);
      return credentials?.accessToken ?? null;
    },
    async renew(refused) {
      if (!held) return null;
      if (held.accessToken !== refused) return held.accessToken;
      const fresh = await singleFlight(held);
      return fresh && fresh.accessToken !== refused ? fresh.accessToken : null;
    },
    forget({ everywhere }) {
      const accountId = held?.accountId;
      hold(null);
      if (everywhere && accountId) channel?.send({ type: 'signedOut', accountId });
    },
  };
}

/** Another tab's credentials count when this tab has none, or has older ones of the same account. */
function isNewer(offered: Credentials, held: Credentials | null): boolean {
  if (!held) return true;
  if (offered.accountId !== held.accountId || offered.accessToken === held.accessToken) return false;
  const age = (credentials: Credentials) => readClaims(credentials.accessToken)?.iat ?? 0;
  return age(offered) >= age(held);
}

function readStored(storage: StorageLike): Credentials | null {
  const text = storage.getItem(storageKey);
  if (text === null) return null;
  try {
    const result = CredentialsShape.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

function defaultWait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
