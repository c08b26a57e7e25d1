import { CommunicationError } from '../../http/CommunicationError';
import { type Credentials, isNewer } from '../credentials';
import { signInEndOf } from '../signInEnd';
import type { HeldCredentials } from './heldCredentials';
import { inOneTab, type TabLocks } from './inOneTab';
import type { OtherTabs } from './otherTabs';

type Parts = {
  held: HeldCredentials;
  tabs: OtherTabs;
  locks: TabLocks | null;
  refresh: (refreshToken: string) => Promise<Credentials>;
};

/** Replaces expired or refused credentials, one refresh at a time in all tabs: each refresh token works only once. */
export function makeRefresh({ held, tabs, locks, refresh }: Parts) {
  let running: Promise<Credentials | null> | null = null;

  async function refreshHeld(stale: Credentials): Promise<Credentials | null> {
    if (held.current() !== stale) return held.current();
    const stored = held.stored();
    // Another page of this tab, shown in between, has signed in to the same account again.
    if (stored && isNewer(stored, stale)) {
      held.show(stored);
      return stored;
    }
    await tabs.ask();
    if (held.current() !== stale) return held.current();
    if (stale.refreshToken !== null) return exchange(stale, stale.refreshToken);
    held.end('over');
    return null;
  }

  /** A sign-out that happens in the meantime takes precedence. */
  async function exchange(stale: Credentials, refreshToken: string): Promise<Credentials | null> {
    try {
      const fresh = await refresh(refreshToken);
      if (held.current() !== stale) return held.current();
      held.hold(fresh);
      tabs.tell({ type: 'credentials', credentials: fresh });
      return fresh;
    } catch (error) {
      // Only a refusal ends the session; a lost network connection or a service outage does not.
      if (!(error instanceof CommunicationError) || error.status !== 400) throw error;
      if (held.current() !== stale) return held.current();
      held.end(signInEndOf(error));
      held.drop(stale);
      return null;
    }
  }

  return (stale: Credentials): Promise<Credentials | null> => {
    running ??= inOneTab(locks, 'auth-refresh', () => refreshHeld(stale)).finally(() => {
      running = null;
    });
    return running;
  };
}
