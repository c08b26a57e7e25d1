import type { AuthMethods, PendingSignIn } from './AuthMethods';
import type { Connection } from './Connection';
import { credentialsOf } from './credentials';
import { codeChallengeOf, createCodeVerifier } from './pkce';
import * as v2 from './v2';

/** The auth session ends after ten minutes; a code sent in its last minutes would expire before it could be used. */
const sessionReuse = 4 * 60 * 1000;

/** Sign-in with PKCE: authorize, then an authorization code by creating an account or by one-time code, then tokens. */
export function v2Methods(connection: Connection, now: () => number = Date.now): AuthMethods {
  async function openSession(): Promise<string> {
    const codeVerifier = createCodeVerifier();
    await v2.authorize(connection, await codeChallengeOf(codeVerifier));
    return codeVerifier;
  }
  async function redeem(code: string, codeVerifier: string | null) {
    return credentialsOf(await v2.redeemCode(connection, code, codeVerifier), now());
  }
  return {
    version: 'v2',
    async createAccount() {
      const codeVerifier = await openSession();
      return redeem(await v2.createAccount(connection), codeVerifier);
    },
    async sendCode(email, pending) {
      // A sign-in that began with v1 has no verifier, and its code belongs to no auth session.
      const reusable =
        pending?.email === email && pending.codeVerifier !== null && pending.openedAt > now() - sessionReuse;
      const session: PendingSignIn = reusable
        ? pending
        : { email, codeVerifier: await openSession(), openedAt: now() };
      await v2.sendOneTimeCode(connection, email);
      return session;
    },
    async signIn(pending, otp, list = false) {
      const answer = await v2.login(connection, pending.email, otp, list);
      return 'choices' in answer ? answer : redeem(answer.code, pending.codeVerifier);
    },
    async choose(pending, choice) {
      return redeem(await v2.choose(connection, choice), pending.codeVerifier);
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
