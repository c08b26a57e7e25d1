import type { StorageLike } from '../storage/browserStorage';
import { holdCredentials } from './browserSession/heldCredentials';
import { inOneTab, type TabLocks } from './browserSession/inOneTab';
import { joinOtherTabs } from './browserSession/otherTabs';
import { makeRefresh } from './browserSession/refreshOnce';
import type { Credentials } from './credentials';
import type { SignInEnd } from './signInEnd';
import type { TabChannel } from './tabChannel';

/**
 * The signed-in session of this tab. Credentials live in memory and in the tab's storage, so they end with the tab and
 * are deleted at sign-out. Tabs of one browser share the newest ones over a channel, because a refresh token works only
 * once: a tab that refreshed with an old one would look like a thief and end the session for all tabs.
 */
export type SessionParts = {
  storage: StorageLike;
  channel: TabChannel | null;
  /** Allows only one tab at a time to refresh, or to create an account. */
  locks: TabLocks | null;
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
  /** Takes over what session storage says, even nothing, when the browser brings this page back as it was. */
  takeStored(): void;
};

const minTokenLifetimeMs = 60_000;

export function createSession(parts: SessionParts): BrowserSession {
  const { storage, channel, locks, refresh, now = Date.now, wait = defaultWait } = parts;
  const held = holdCredentials(storage);
  const { current, endedBy, subscribe } = held;
  const tabs = joinOtherTabs(channel, held, wait);
  const renewed = makeRefresh({ held, tabs, locks, refresh });
  let restoring: Promise<void> | null = null;

  async function restoreOnce(): Promise<void> {
    const stored = held.stored();
    if (stored && !current()) held.hold(stored);
    if (!current()) await tabs.ask();
    held.notify();
  }

  function adopt(credentials: Credentials): void {
    held.hold(credentials);
    tabs.tell({ type: 'signedIn', credentials });
  }

  return {
    current,
    endedBy,
    subscribe,
    restore() {
      restoring ??= restoreOnce();
      return restoring;
    },
    adopt,
    signInOnce: (create) =>
      inOneTab(locks, 'account-create', async () => {
        if (!current()) await tabs.ask();
        if (!current()) adopt(await create());
      }),
    async accessToken() {
      const own = current();
      if (!own) return null;
      const lasts = own.expiresAt === null || own.expiresAt - now() > minTokenLifetimeMs;
      return (lasts ? own : await renewed(own))?.accessToken ?? null;
    },
    async renew(refused) {
      const own = current();
      const fresh = own?.accessToken === refused ? await renewed(own) : own;
      return fresh && fresh.accessToken !== refused ? fresh.accessToken : null;
    },
    forget({ everywhere }) {
      const accountId = current()?.accountId;
      held.hold(null);
      if (everywhere && accountId) tabs.tell({ type: 'signedOut', accountId });
    },
    takeStored() {
      const stored = held.stored();
      if (stored?.accessToken !== current()?.accessToken) held.show(stored);
    },
  };
}

function defaultWait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
