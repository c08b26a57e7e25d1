import type { AccountChoice } from '@/lib/contract/auth';
import type { Subscription } from '@/lib/contract/subscription';

/**
 * A screen in a state that is hard to come by: a page with `?state=<name>` opens in it, in the sandbox alone. The page is
 * the one that everybody gets, byte for byte; the server only puts a script before its own, which stands a fake app around
 * the page or gives answers in the place of the service.
 */
export type ForcedState = {
  /** As it stands in the address. */
  name: string;
  /** What the state is, for people. */
  title: string;
  /** The page that it belongs to; `search` and `hash` are further parts of its address. */
  path: string;
  search?: string;
  /** On a page whose first screen depends on the app, the screen that follows the first. */
  hash?: string;
  app?: ForcedApp;
  /** Somebody is signed in in this browser: with this address, or with none. */
  session?: { email: string | null };
  /** A code is on its way to this address: for a sign-in, or for a changed address of the account. */
  code?: { of: 'signIn' | 'change'; email: string };
  /** Buttons that are pressed one after the other, by their words, once the page is there. */
  press?: readonly string[];
  /** What stands in the first field of the page when the last button is pressed. */
  type?: string;
  /** By path, with the method before it where only one is meant (`POST /itr/issue`); of several, each call takes the next. */
  answers?: Readonly<Record<string, ForcedAnswer | readonly ForcedAnswer[]>>;
};

/** What the service says instead: an answer, after so many milliseconds, or nothing at all. */
export type ForcedAnswer = 'never' | { status?: number; json: unknown; after?: number };

/** The fake app of tests/fixtures/native, as far as states use it. */
export type ForcedApp = {
  app: 'apple-2025' | 'apple-new' | 'android' | 'windows';
  system?: 'ios' | 'macos' | 'stripe';
  token?: string | null;
  config?: Readonly<Record<string, unknown>> | null;
  options?: unknown;
  tierOptions?: unknown;
  subscription?: Readonly<Record<string, unknown>> | null;
  purchase?: 'completed' | 'canceled' | 'redirect' | 'nothing';
  /** The message bridge of ordinary tabs; or one that the app does not have, or cannot make. */
  bridge?: boolean | 'unsupported' | 'failing';
  /** Messages that its handshake names; all when absent. */
  available?: readonly string[];
  behaviour?: Readonly<
    Record<string, { result?: unknown; error?: string; silent?: boolean; delay?: number }>
  >;
};

/** The account that a session or a token of a state belongs to. */
export const forcedAccount = 'forced-state';

const day = 24 * 60 * 60 * 1000;

/** A moment so many days away, in milliseconds. Whole days from the start of the server are exact enough for a screen. */
export function inDays(days: number): number {
  return Date.now() + days * day;
}

/** The same in seconds, as the removal screens count. */
export function secondsInDays(days: number): number {
  return Math.round(inDays(days) / 1000);
}

export const forcedSubscription: Subscription = {
  productId: 'plus-yearly-us',
  name: 'Yearly Subscription',
  billingPeriod: 'Yearly',
  startedAt: inDays(-40),
  expiresOrRenewsAt: inDays(325),
  platform: 'stripe',
  status: 'Auto-Renewable',
  activeOffers: [],
  tier: 'plus',
};

const bought = { name: 'Yearly Subscription', billingPeriod: 'Yearly', trial: false };

/** What a right code may open: an own account, and two that were paid for under its address. */
export const forcedChoices: readonly AccountChoice[] = [
  { id: 'one', current: true, subscription: { ...bought, startedAt: inDays(-400), cardLast4: '4242' } },
  {
    id: 'two',
    current: false,
    subscription: { ...bought, name: 'Monthly Subscription', startedAt: inDays(-40), cardLast4: null },
  },
  {
    id: 'three',
    current: false,
    subscription: { ...bought, trial: true, startedAt: inDays(-2), cardLast4: '4444' },
  },
];

export function failure(status: number, code: string): ForcedAnswer {
  return { status, json: { error: code } };
}

/** A token that tells pages whose it is; no service accepts it. */
export function forcedToken(email: string | null): string {
  const claims = {
    sub: forcedAccount,
    email,
    exp: Math.round(inDays(1) / 1000),
    iat: Math.round(inDays(0) / 1000),
    jti: forcedAccount,
    aud: 'PrivacyPro',
    iss: 'sandbox',
    scope: 'privacypro',
    api: 'v2',
    entitlements: [],
  };
  return ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
}
