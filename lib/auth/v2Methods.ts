import type { SignInResponse } from '../contract/auth';
import type { ErrorCode } from '../contract/errors';
import { CommunicationError } from '../http/CommunicationError';
import { CookieError } from '../http/HttpError';
import type { AuthMethods, PendingSignIn, SignedIn } from './AuthMethods';
import type { Connection } from './Connection';
import { credentialsOf } from './credentials';
import { awaitingCode } from './longCode';
import { codeChallengeOf, createCodeVerifier } from './pkce';
import * as v2 from './v2';

/** The auth session ends after ten minutes; a code sent in its last minutes would expire before it could be used. */
const sessionReuse = 4 * 60 * 1000;

/** How a call without an auth session is refused, except `account/create` (native contract §3.5). */
const sessionMissing: ErrorCode = 'invalid_session_id';

/** Sign-in with PKCE: authorize, then an authorization code by creating an account or by one-time code, then tokens. */
export function v2Methods(connection: Connection): AuthMethods {
  async function openSession(): Promise<string> {
    const codeVerifier = createCodeVerifier();
    await v2.authorize(connection, await codeChallengeOf(codeVerifier));
    return codeVerifier;
  }
  /** Mails a code in the running auth session. Null when that is over, or another tab has signed in with it. */
  async function sendInSession(pending: PendingSignIn): Promise<PendingSignIn | null> {
    try {
      return await awaitingCode(pending, v2.sendOneTimeCode(connection, pending.email));
    } catch (error) {
      if (isRefused(error, sessionMissing)) return null;
      throw error;
    }
  }
  async function redeem(code: string, codeVerifier: string | null) {
    return credentialsOf(await v2.redeemCode(connection, code, codeVerifier), Date.now());
  }
  async function ended(answer: SignInResponse, codeVerifier: string | null): Promise<SignedIn> {
    return 'redirect' in answer ? answer : redeem(answer.code, codeVerifier);
  }
  return {
    version: 'v2',
    async createAccount() {
      const codeVerifier = await openSession();
      return redeem(await inNewSession(v2.createAccount(connection), 'invalid_request'), codeVerifier);
    },
    async sendCode(email, pending) {
      // A sign-in that began with v1 has no verifier, and its code belongs to no auth session.
      const reusable =
        pending?.email === email &&
        pending.codeVerifier !== null &&
        pending.openedAt > Date.now() - sessionReuse;
      const sent = reusable ? await sendInSession(pending) : null;
      if (sent) return sent;
      const opened: PendingSignIn = { email, codeVerifier: await openSession(), openedAt: Date.now() };
      return awaitingCode(opened, inNewSession(v2.sendOneTimeCode(connection, email)));
    },
    async signIn(pending, otp, list = false) {
      const answer = await v2.login(connection, pending.email, otp, list);
      return 'choices' in answer ? answer : ended(answer, pending.codeVerifier);
    },
    async choose(pending, choice) {
      return ended(await v2.choose(connection, choice), pending.codeVerifier);
    },
    editEmail: (accessToken, email) => v2.editEmail(connection, accessToken, email),
    async removeEmail(accessToken) {
      await v2.removeEmail(connection, accessToken);
      return null;
    },
    async confirmEmail(accessToken, change) {
      await v2.confirmEmail(connection, accessToken, change);
      return null;
    },
  };
}

/** Sign-in in the session that an app has opened in this browser: never in one of its own. */
export function appMethods(connection: Connection): AuthMethods {
  return {
    ...v2Methods(connection),
    sendCode(email) {
      const pending = { email, codeVerifier: null, openedAt: Date.now() };
      return awaitingCode(pending, v2.sendOneTimeCode(connection, email));
    },
  };
}

/** The first call in a new auth session. If the service knows of none, the browser has not kept its cookie. */
async function inNewSession<T>(call: Promise<T>, refusal = sessionMissing): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (!isRefused(cause, refusal)) throw cause;
    throw new CommunicationError(new CookieError('The auth session has no cookie', { cause }));
  }
}

function isRefused(error: unknown, code: ErrorCode): boolean {
  return error instanceof CommunicationError && error.code === code;
}
