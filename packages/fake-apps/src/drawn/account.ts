import { call, claimsOf } from './calls';
import type { DrawnApp } from './drawnApp';
import type { Keep } from './keptState';

/** The account of the app's user (native contract §3): created silently, or signed in by a store or a page. */
export type AppAccount = {
  /** Who is signed in; null when nobody is. */
  id(): string | null;
  email(): string | null;
  /** Wire names of the paid features. */
  entitlements(): string[];
  /** An access token that is valid for another minute; null when nobody is signed in. */
  token(): Promise<string | null>;
  /** Gets a new pair of tokens, which includes what was paid for since. False when nobody is signed in afterward. */
  renew(): Promise<boolean>;
  /** Creates an account without an email address. @throws Error when the service refuses. */
  create(): Promise<void>;
  /** Signs in with what a store signed; false when the service knows no account for it. */
  signInByStore(signed: unknown): Promise<boolean>;
  /** Takes over a pair of tokens from a page that has signed in. */
  take(pair: { accessToken: string; refreshToken: string }): void;
  signOut(): Promise<void>;
  /** What the service says about the subscription; null when there is none. */
  subscription(): Promise<Record<string, unknown> | null>;
};

const oneMinute = 60_000;

export function openAccount({ name, clientId }: DrawnApp, keep: Keep): AppAccount {
  const access = () => keep.read().account?.accessToken ?? null;
  const claims = () => claimsOf(access() ?? '');
  let renewing: Promise<boolean> | null = null;

  function take(pair: { accessToken: string; refreshToken: string }): void {
    keep.change({ account: pair });
  }

  /** A browser cannot read the two responses that end an app's sign-in, so the sandbox makes these calls. */
  async function signIn(signed: unknown): Promise<boolean> {
    const { status, json } = await call('/sandbox/apps/sign-in', { json: { device: name, signed } });
    if (status !== 200) return false;
    take({ accessToken: String(json.access_token), refreshToken: String(json.refresh_token) });
    return true;
  }

  async function exchange(): Promise<boolean> {
    const kept = keep.read().account;
    if (!kept) return false;
    const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: kept.refreshToken };
    const { status, json } = await call('/api/auth/v2/token', { form });
    if (status === 200) {
      take({ accessToken: String(json.access_token), refreshToken: String(json.refresh_token) });
      return true;
    }
    // Any other failure is temporary; only a refusal of the token ends the sign-in (native contract §3.5).
    if (status !== 400) return true;
    keep.change({ account: null });
    return false;
  }

  function renew(): Promise<boolean> {
    renewing ??= exchange().finally(() => {
      renewing = null;
    });
    return renewing;
  }

  async function token(): Promise<string | null> {
    if (access() === null) return null;
    // The sandbox's clock may be far ahead of the browser's.
    const { json } = await call('/sandbox/config.json');
    if (Number(claims().exp) * 1000 < Number(json.now) + oneMinute) await renew();
    return access();
  }

  return {
    id: () => (access() ? String(claims().sub ?? '') : null),
    email: () => (typeof claims().email === 'string' ? String(claims().email) : null),
    entitlements: () => {
      const given: unknown = claims().entitlements;
      return Array.isArray(given) ? given.map((one) => String(one?.product)) : [];
    },
    token,
    renew,
    async create() {
      if (!(await signIn(null))) throw new Error('The service made no account.');
    },
    signInByStore: signIn,
    take,
    async signOut() {
      const last = access();
      keep.change({ account: null });
      if (last) await call('/api/auth/v2/logout', { token: last, json: {} });
    },
    async subscription() {
      const current = await token();
      if (current === null) return null;
      const { status, json } = await call('/api/subscription', { token: current });
      return status === 200 ? json : null;
    },
  };
}
