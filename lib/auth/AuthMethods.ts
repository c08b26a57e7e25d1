import type { AccountChoice, RedirectResponse } from '../contract/auth';
import type { Credentials } from './credentials';
import type { StoredSignIn } from './pendingSignIn';

/** A sign-in that is waiting for its code. */
export type PendingSignIn = Omit<StoredSignIn, 'sentAt'>;

/** A correct code that opens several accounts. */
type AccountChoices = { choices: readonly AccountChoice[] };

/** How a sign-in ends: with credentials, or in an app's session with the address that leads back to the app. */
export type SignedIn = Credentials | RedirectResponse;

/** What a page needs for sign-in; the same for both generations of the auth service. */
export type AuthMethods = {
  version: 'v1' | 'v2';
  /** Creates an account without an email address. */
  createAccount(): Promise<Credentials>;
  /** Mails a code. With `pending` for the same email address, the running auth session is reused. */
  sendCode(email: string, pending: PendingSignIn | null): Promise<PendingSignIn>;
  /**
   * Resolves with the accounts to choose from when the email address opens several, or, with `list`, with all accounts
   * that were paid for under it.
   */
  signIn(pending: PendingSignIn, otp: string, list?: boolean): Promise<SignedIn | AccountChoices>;
  /** Signs in to one of those accounts. */
  choose(pending: PendingSignIn, choice: string): Promise<SignedIn>;
  /** Resolves with the hash that the confirmation needs. */
  editEmail(accessToken: string, email: string): Promise<string>;
  /** Removes the email address; resolves with new credentials when the service returns them itself. */
  removeEmail(accessToken: string): Promise<Credentials | null>;
  /** Resolves with new credentials when the service returns them itself. */
  confirmEmail(
    accessToken: string,
    change: { email: string; otp: string; hash: string },
  ): Promise<Credentials | null>;
};
