import type { Credentials } from './credentials';

/** A sign-in that waits for its code. It survives a reload of the page in session storage. */
export type PendingSignIn = {
  email: string;
  /** Null in v1, which has no PKCE. */
  codeVerifier: string | null;
  /** When the auth session was opened, in milliseconds. */
  openedAt: number;
};

/** What a page needs of sign-in, the same for both generations of the auth service. */
export type AuthMethods = {
  version: 'v1' | 'v2';
  /** A new account without an address. */
  createAccount(): Promise<Credentials>;
  /** Mails a code; with `pending` for the same address the running session goes on. */
  sendCode(email: string, pending: PendingSignIn | null): Promise<PendingSignIn>;
  signIn(pending: PendingSignIn, otp: string): Promise<Credentials>;
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
