import type { FakeAppOptions } from './fakeAppOptions';

/**
 * A screen in a state that is hard to reach: in the sandbox only, a page with `?state=<name>` opens in it. The page is
 * the same that everybody gets, byte for byte; the server only puts a script in front of the page's own, which sets up
 * a fake app around the page or answers in place of the service.
 */
export type ForcedState = {
  /** As it appears in the URL. */
  name: string;
  /** What the state is, for people. */
  title: string;
  /** The page that it belongs to; `search` and `hash` are further parts of its URL. */
  path: string;
  search?: string;
  /** On a page whose first screen depends on the app, the screen after the first. */
  hash?: string;
  app?: FakeAppOptions;
  /** An experiment: an automated browser, which takes part in none, takes part in this one. */
  measured?: boolean;
  /** Somebody is signed in in this browser: with this email address, or without one. */
  session?: { email: string | null };
  /** A code was sent to this email address: for a sign-in, or for changing the account's address. */
  code?: { of: 'signIn' | 'change'; email: string };
  /** The texts of buttons and choices that are pressed one after the other, once the page has loaded. */
  press?: readonly string[];
  /** The content of the page's first field when the last button is pressed. */
  type?: string;
  /** By path, preceded by the method if only one is meant (`POST /itr/issue`); of several, each call takes the next. */
  answers?: Readonly<Record<string, ForcedAnswer | readonly ForcedAnswer[]>>;
};

/** What the service answers instead: a response, after this many milliseconds, or nothing at all. */
export type ForcedAnswer = 'never' | { status?: number; json: unknown; after?: number };
