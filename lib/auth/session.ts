import { CommunicationError } from '../http/CommunicationError';
import type { StorageLike } from '../storage/browserStorage';
import { recallJson, storeJson } from '../storage/jsonStorage';
import { type Credentials, readClaims } from './credentials';
import { sessionKey } from './sessionKey';
import { type SignInEnd, signInEndOf } from './signInEnd';
import { CredentialsShape, type TabChannel, type TabMessage } from './tabChannel';

/**
 * The signed-in session of this tab. Credentials live in memory and in session storage, so they end with the tab and
 * are deleted at sign-out. Tabs of one browser share the newest ones over a channel, because a refresh token works only
 * once: a tab that refreshed with an old one would look like a thief and end the session for all tabs.
 */
export type SessionParts = {
  storage: StorageLike;
  channel: TabChannel | null;
  /** Allows only one tab at a time to refresh, or to create an account. */
  locks: Pick<LockManager, 'request'> | null;
  refresh: (refreshToken: string) => Promise<Credentials>;
  now?: () => number;
  wait?: (milliseconds: number) => Promise<void>;
};

export type Session = {
  /** What this tab holds now, or null. */
  current(): Credentials | null;
  /** How the sign-in of this tab ended, as long as no other follows; null when its owner ended it here. */
  endedBy(): SignInEnd | null;
  subscribe(listener: () => void): () => void;
  /** Reads session storage and asks the other tabs; resolves once it is known whether somebody is signed in. */
  restore(): Promise<void>;
  /** Keeps the credentials of a new sign-in and shares them with the other tabs. */
  adopt(credentials: Credentials): void;
  /** Adopts what `create` returns, unless somebody is signed in by then: two tabs at once create only one account. */
  signInOnce(create: () => Promise<Credentials>): Promise<void>;
  /** A token that is valid for at least another minute, refreshed when needed; null when signed out. */
  accessToken(): Promise<string | null>;
  /** A newer token than the one the service just refused; null when there is none. */
  renew(refused: string): Promise<string | null>;
  /** Forgets the credentials here and, with `everywhere`, in the other tabs of this account. */
  forget(options: { everywhere: boolean }): void;
};

type BrowserSession = Session & {
  /**
   * Takes over what session storage says, including nothing. For a page that the browser brings back as it was: other
   * pages of this tab may have signed in or out since.
   */
  takeStored(): void;
};

const minTokenLifetimeMs = 60_000;
/**
 * How long this tab waits for the others, which are on the same machine. A suspended tab, or one on a busy machine, may
 * answer later; its answer counts as long as nobody has signed in or out here since.
 */
const answerTime = 150;

export function createSession(parts: SessionParts): BrowserSession {
  const { storage, channel, locks, refresh, now = Date.now, wait = defaultWait } = parts;
  const listeners = new Set<() => void>();
  let held: Credentials | null = null;
  let end: SignInEnd | null = null;
  let restoring: Promise<void> | null = null;
  let refreshing: Promise<Credentials | null> | null = null;
  let asking = false;

  function hold(credentials: Credentials | null): void {
    if (credentials) storeJson(storage, sessionKey, credentials);
    else storage.removeItem(sessionKey);
    show(credentials);
  }

  function show(credentials: Credentials | null): void {
    held = credentials;
    if (credentials) end = null;
    // An answer that arrives after a sign-out must not undo it.
    asking = false;
    for (const listener of listeners) listener();
  }

  function readStored(): Credentials | null {
    return recallJson(storage, sessionKey, CredentialsShape);
  }

  function onTabMessage(message: TabMessage): void {
    if (message.type === 'ask') {
      if (held) channel?.send({ type: 'credentials', credentials: held });
    } else if (message.type === 'signedOut') {
      asking = false;
      if (held?.accountId === message.accountId) hold(null);
    } else if (message.type === 'signedIn') {
      if (!held || held.accountId === message.credentials.accountId) hold(message.credentials);
    } else if (held ? isNewer(message.credentials, held) : asking) {
      hold(message.credentials);
    }
  }
  channel?.listen(onTabMessage);

  async function askOthers(): Promise<void> {
    if (!channel) return;
    asking = true;
    channel.send({ type: 'ask' });
    await wait(answerTime);
  }

  async function refreshHeld(stale: Credentials): Promise<Credentials | null> {
    const stored = readStored();
    // Another page of this tab, shown in between, has signed in to the same account again.
    if (stored && isNewer(stored, stale)) {
      show(stored);
      return stored;
    }
    await askOthers();
    if (held !== stale) return held;
    if (stale.refreshToken === null) {
      end = 'over';
      return null;
    }
    try {
      const fresh = await refresh(stale.refreshToken);
      // A sign-out that happened in the meantime takes precedence.
      if (held !== stale) return held;
      hold(fresh);
      channel?.send({ type: 'credentials', credentials: fresh });
      return fresh;
    } catch (error) {
      // Only a refusal ends the session; a lost network connection or a service outage does not.
      if (!(error instanceof CommunicationError) || error.status !== 400) throw error;
      if (held !== stale) return held;
      end = signInEndOf(error);
      if (readStored()?.accessToken === stale.accessToken) storage.removeItem(sessionKey);
      show(null);
      return null;
    }
  }

  /** A browser that denies us storage may deny locks as well; the work is then done without a lock. */
  async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (!locks) return work();
    let begun = false;
    try {
      return await locks.request(name, () => {
        begun = true;
        return work();
      });
    } catch (error) {
      if (begun) throw error;
      return work();
    }
  }

  function singleFlight(stale: Credentials): Promise<Credentials | null> {
    refreshing ??= inOneTab('auth-refresh', async () => (held === stale ? refreshHeld(stale) : held)).finally(
      () => {
        refreshing = null;
      },
    );
    return refreshing;
  }

  function adopt(credentials: Credentials): void {
    hold(credentials);
    channel?.send({ type: 'signedIn', credentials });
  }

  return {
    current: () => held,
    endedBy: () => end,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    restore() {
      restoring ??= (async () => {
        const stored = readStored();
        if (stored && !held) hold(stored);
        if (!held) await askOthers();
        for (const listener of listeners) listener();
      })();
      return restoring;
    },
    adopt,
    signInOnce(create) {
      return inOneTab('account-create', async () => {
        if (!held) await askOthers();
        if (!held) adopt(await create());
      });
    },
    async accessToken() {
      if (!held) return null;
      const lasts = held.expiresAt === null || held.expiresAt - now() > minTokenLifetimeMs;
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
    takeStored() {
      const stored = readStored();
      if (stored?.accessToken !== held?.accessToken) show(stored);
    },
  };
}

/** The service's clocks agree to this many seconds. */
const clockDifference = 600;

/**
 * Whether a pair for the same account was issued later. The service says when, since the clock of this device may have
 * been set in between. Where that is nearly the same, two of its instances may have issued them; then the one that
 * expires later by this device's clock, which timed both, is the newer one.
 */
function isNewer(offered: Credentials, held: Credentials): boolean {
  if (offered.accountId !== held.accountId) return false;
  const later = issuedAt(offered) - issuedAt(held);
  if (Math.abs(later) > clockDifference) return later > 0;
  return (offered.expiresAt ?? 0) > (held.expiresAt ?? 0);
}

/** In seconds by the service's clock; 0 for the tokens of v1, which don't say. */
function issuedAt({ accessToken }: Credentials): number {
  return readClaims(accessToken)?.iat ?? 0;
}

function defaultWait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
