import type { FakeAppOptions } from './fakeAppOptions';

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
  app?: FakeAppOptions;
  /** Somebody is signed in in this browser: with this address, or with none. */
  session?: { email: string | null };
  /** A code is on its way to this address: for a sign-in, or for a changed address of the account. */
  code?: { of: 'signIn' | 'change'; email: string };
  /** Buttons and choices that are pressed one after the other, by their words, once the page is there. */
  press?: readonly string[];
  /** What stands in the first field of the page when the last button is pressed. */
  type?: string;
  /** By path, with the method before it where only one is meant (`POST /itr/issue`); of several, each call takes the next. */
  answers?: Readonly<Record<string, ForcedAnswer | readonly ForcedAnswer[]>>;
};

/** What the service says instead: an answer, after so many milliseconds, or nothing at all. */
export type ForcedAnswer = 'never' | { status?: number; json: unknown; after?: number };
