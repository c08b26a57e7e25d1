import type { AccountChoice } from '../contract/auth';
import type { Credentials } from './credentials';

/** A sign-in that waits for its code. It survives a reload of the page in session storage. */
export type PendingSignIn = {
  email: string;
  /** Null in v1, which has no PKCE. */
  codeVerifier: string | null;
  /** When the auth session was opened, in milliseconds. */
  openedAt: number;
};

/** A right code that opens several accounts. */
type AccountChoices = { choices: readonly AccountChoice[] };

/** What a page needs of sign-in, the same for both generations of the auth service. */
export type AuthMethods = {
  version: 'v1' | 'v2';
  /** A new account without an address. */
  createAccount(): Promise<Credentials>;
  /** Mails a code; with `pending` for the same address the running session goes on. */
  sendCode(email: string, pending: PendingSignIn | null): Promise<PendingSignIn>;
  /**
   * Resolves with the accounts to pick one of where the address opens several, or with `list` all that were paid for
   * under it.
   */
  signIn(pending: PendingSignIn, otp: string, list?: boolean): Promise<Credentials | AccountChoices>;
  /** Opens one of those accounts. */
  choose(pending: PendingSignIn, choice: string): Promise<Credentials>;
  /** Resolves with the hash for the confirmation. */
  editEmail(accessToken: string, email: string): Promise<string>;
  /** Takes the address off the account; resolves with new credentials when the service hands them out itself. */
  removeEmail(accessToken: string): Promise<Credentials | null>;
  /** Resolves with new credentials when the service hands them out itself. */
  confirmEmail(
    accessToken: string,
    change: { email: string; otp: string; hash: string },
  ): Promise<Credentials | null>;
};
