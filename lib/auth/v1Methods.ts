import type { LoginV1Response } from '../contract/auth';
import type { AuthMethods } from './AuthMethods';
import type { Connection } from './Connection';
import type { Credentials } from './credentials';
import { awaitingCode } from './longCode';
import * as v1 from './v1';

/** Sign-in with the opaque tokens of auth v1. */
export function v1Methods(connection: Connection): AuthMethods {
  return {
    version: 'v1',
    async createAccount() {
      return credentialsOfLogin({ ...(await v1.createAccount(connection)), email: null });
    },
    async sendCode(email) {
      const pending = { email, codeVerifier: null, openedAt: Date.now() };
      return awaitingCode(pending, v1.sendOneTimeCode(connection, email));
    },
    async signIn(pending, otp) {
      return credentialsOfLogin(await v1.login(connection, pending.email, otp));
    },
    async choose() {
      throw new Error('v1 offers no choice of accounts');
    },
    editEmail: (accessToken, email) => v1.editEmail(connection, accessToken, email),
    async removeEmail(accessToken) {
      const { auth_token, external_id } = await v1.removeEmail(connection, accessToken);
      if (!auth_token || !external_id) return null;
      return credentialsOfLogin({ auth_token, external_id, email: null });
    },
    async confirmEmail(accessToken, change) {
      return credentialsOfLogin(await v1.confirmEmail(connection, accessToken, change));
    },
  };
}

function credentialsOfLogin(
  answer: Pick<LoginV1Response, 'auth_token' | 'external_id' | 'email'>,
): Credentials {
  return {
    accessToken: answer.auth_token,
    refreshToken: null,
    accountId: answer.external_id,
    email: answer.email,
    expiresAt: null,
  };
}
