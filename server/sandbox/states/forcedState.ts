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
  hash?: string;
  app?: ForcedApp;
  /** Somebody is signed in in this browser: with this address, or with none. */
  session?: { email: string | null };
  /** By path, with the method before it where only one is meant (`POST /itr/issue`). */
  answers?: Readonly<Record<string, ForcedAnswer>>;
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
  bridge?: boolean;
  behaviour?: Readonly<
    Record<string, { result?: unknown; error?: string; silent?: boolean; delay?: number }>
  >;
};

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

export function failure(status: number, code: string): ForcedAnswer {
  return { status, json: { error: code } };
}
