import { withTimeout } from '../native/channel/withTimeout';
import type { Credentials } from './credentials';
import type { Session } from './session';

/**
 * The session of a page inside an app, where the app itself is signed in. The page asks for the access token when it
 * needs one and keeps it in memory while the page is open; it has no refresh token and stores nothing. A new sign-in is
 * passed to the app at once. Screens use it like the session of a browser.
 */
export type AppSessionParts = {
  /** The app's token, or null when nobody is signed in. */
  ask: () => Promise<string | null>;
  /** Whether this page may ask. Its URL, on which that depends, may change while it is shown. */
  mayAsk: () => Promise<boolean>;
  /** Whose token it is. */
  identify: (token: string) => Promise<Credentials>;
  /** Passes new credentials to the app. */
  give: (credentials: Credentials) => void;
  /**
   * How long a page waits for the app before it continues as signed out, in milliseconds. A later answer still counts.
   * With a token, somebody is signed in, and the page waits until it knows who.
   */
  timeoutMs: number;
  now?: () => number;
};

const minTokenLifetimeMs = 60_000;

export function createAppSession(parts: AppSessionParts): Session {
  const { give, timeoutMs, now = Date.now } = parts;
  const app = followApp(parts);
  let restoring: Promise<void> | null = null;

  function adopt(credentials: Credentials): void {
    app.hold({ ...credentials, refreshToken: null });
    give(credentials);
  }

  function restore(): Promise<void> {
    restoring ??= restoreOnce();
    return restoring;
  }

  async function restoreOnce(): Promise<void> {
    await withTimeout(timeoutMs, app.read(), () => new Error('The app has not answered yet')).catch(
      () => null,
    );
    // A token that came in time says that somebody is signed in.
    await app.identified()?.catch(() => null);
  }

  return {
    current: app.current,
    // The app knows, and shows its own screens for it.
    endedBy: () => null,
    subscribe: app.subscribe,
    restore,
    adopt,
    async signInOnce(create) {
      await restore();
      if (!app.current()) adopt(await create());
    },
    async accessToken() {
      const held = app.current();
      if (!held) return null;
      if (held.expiresAt === null || held.expiresAt - now() > minTokenLifetimeMs) return held.accessToken;
      // Without an answer the old token is tried: the service will say whether it has expired.
      await app.read().catch(() => null);
      return app.current()?.accessToken ?? null;
    },
    async renew(refused) {
      const held = app.current();
      if (held && held.accessToken !== refused) return held.accessToken;
      const fresh = await app.read().catch(() => null);
      return fresh && fresh.accessToken !== refused ? fresh.accessToken : null;
    },
    forget() {
      app.hold(null);
    },
  };
}

/** Keeps what the app last said about who is signed in. */
function followApp({ ask, mayAsk, identify }: Pick<AppSessionParts, 'ask' | 'mayAsk' | 'identify'>) {
  const listeners = new Set<() => void>();
  let held: Credentials | null = null;
  let reading: Promise<Credentials | null> | null = null;
  let identifying: Promise<Credentials> | null = null;

  function hold(credentials: Credentials | null): void {
    held = credentials;
    for (const listener of listeners) listener();
  }

  /** Asks the app again. Credentials that were adopted or forgotten in the meantime take precedence. */
  async function readOnce(): Promise<Credentials | null> {
    if (!(await mayAsk())) return held;
    const before = held;
    const token = await ask();
    if (held !== before || token === held?.accessToken) return held;
    const credentials = token === null ? null : await whose(token);
    if (held === before) hold(credentials);
    return held;
  }

  function whose(token: string): Promise<Credentials> {
    identifying = identify(token);
    return identifying;
  }

  return {
    hold,
    current: () => held,
    /** The newest question of whose token it is. */
    identified: () => identifying,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read(): Promise<Credentials | null> {
      reading ??= readOnce().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}
