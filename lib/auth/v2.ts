import * as z from 'zod/mini';
import type { SubscriptionEventId } from '../content/events/subscriptionEvents';
import { protocol } from '../content/protocol';
import {
  AccountExport,
  AccountResponse,
  CodeResponse,
  DeleteResponse,
  DeletionResponse,
  EditConfirmResponse,
  EditResponse,
  LoginResponse,
  LogoutResponse,
  RedirectResponse,
  RemovalResponse,
  SessionsResponse,
  SignInResponse,
  TokenResponse,
} from '../contract/auth';
import { checkedRequest } from '../http/checkedRequest';
import type { RequestOptions } from '../http/request';
import type { Connection } from './Connection';

/**
 * The calls of auth v2 (specification §7). The auth session travels in a cookie that scripts cannot read; email
 * addresses, codes and tokens travel in bodies and headers. Every failure is a CommunicationError; those of signing in
 * and of changing the email address are reported under an event.
 */
const path = '/api/auth/v2';
const anyAnswer = z.unknown();

export function authorize(connection: Connection, codeChallenge: string): Promise<unknown> {
  const query = {
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    client_id: connection.clientId,
    response_type: 'code',
    scope: protocol.scope,
  };
  return post(connection, '/authorize', anyAnswer, { query }, 'v2Authorization');
}

/** Creates an account for the session and resolves with its authorization code. */
export async function createAccount(connection: Connection): Promise<string> {
  const options = { query: { locale: connection.locale } };
  return (await post(connection, '/account/create', CodeResponse, options, 'v2AccountCreate')).code;
}

/** Has a one-time code mailed to the email address. Only a 200 response means that it was sent (specification §5). */
export function sendOneTimeCode(connection: Connection, email: string): Promise<unknown> {
  const options = { json: { email, locale: connection.locale }, expectedStatus: 200 };
  return post(connection, '/otp', anyAnswer, options, 'v2Passphrase');
}

/** Signs in, or resolves with accounts to choose from; with `list`, also when one has this address as its own. */
export function login(connection: Connection, email: string, otp: string, list = false) {
  const json = { method: 'otp', email, otp, ...(list && { list }) };
  return post(connection, '/login', LoginResponse, { json }, 'v2Login');
}

/** Signs the session in to one of the accounts that login offered. */
export function choose(connection: Connection, choice: string): Promise<SignInResponse> {
  return post(connection, '/login/choose', SignInResponse, { json: { choice } }, 'v2Login');
}

/** Ends a session that an app has opened; resolves with the address that leads back to the app. */
export function cancelLogin(connection: Connection): Promise<RedirectResponse> {
  return post(connection, '/login', RedirectResponse, { json: { method: 'cancel' } }, 'v2Login');
}

/** Exchanges an authorization code for tokens. @throws Error when the verifier is missing. */
export function redeemCode(connection: Connection, code: string, codeVerifier: string | null) {
  if (!codeVerifier) {
    connection.report('v2Tokens');
    throw new Error('No codeVerifier value provided for v2 auth');
  }
  const form = {
    grant_type: 'authorization_code',
    client_id: connection.clientId,
    code,
    code_verifier: codeVerifier,
    ...(connection.staging ? { ttl: '7200' } : {}),
  };
  return post(connection, '/token', TokenResponse, { form }, 'v2Tokens');
}

export function refreshTokens(connection: Connection, refreshToken: string): Promise<TokenResponse> {
  const form = { grant_type: 'refresh_token', client_id: connection.clientId, refresh_token: refreshToken };
  return post(connection, '/token', TokenResponse, { form }, 'v2Tokens');
}

/** Starts adding or changing the email address; resolves with the hash that the confirmation needs. */
export async function editEmail(connection: Connection, bearer: string, email: string): Promise<string> {
  const options = { bearer, json: { email, locale: connection.locale } };
  return (await post(connection, '/account/edit', EditResponse, options, 'v2AccountEdit')).hash;
}

/** Removes the email address from the account. Requires a sign-in by code that is at most ten minutes old. */
export function removeEmail(connection: Connection, bearer: string): Promise<RemovalResponse> {
  const options = { bearer, json: { locale: connection.locale } };
  return post(connection, '/account/edit', RemovalResponse, options, 'v2AccountEdit');
}

export function confirmEmail(
  connection: Connection,
  bearer: string,
  change: { email: string; otp: string; hash: string },
): Promise<EditConfirmResponse> {
  const options = { bearer, json: { ...change, locale: connection.locale } };
  return post(connection, '/account/edit/confirm', EditConfirmResponse, options, 'v2AccountEditConfirm');
}

/** Undoes a change of the email address, with the token from the mail to the old address. */
export function undoEmailChange(connection: Connection, token: string): Promise<unknown> {
  return post(connection, '/account/edit/undo', anyAnswer, { json: { token } });
}

export function account(
  { origin }: Pick<Connection, 'origin'>,
  bearer: string,
  options: Pick<RequestOptions, 'timeoutMilliseconds'> = {},
): Promise<AccountResponse> {
  return checkedRequest(`${origin}${path}/account`, AccountResponse, { bearer, ...options });
}

/** Everything stored about the account; needs a recent sign-in by code. */
export function exportAccount({ origin, locale }: Connection, bearer: string): Promise<AccountExport> {
  const options = { bearer, query: { locale } };
  return checkedRequest(`${origin}${path}/account/export`, AccountExport, options);
}

export function logout(connection: Connection, bearer: string, everywhere: boolean): Promise<unknown> {
  return post(connection, '/logout', LogoutResponse, { bearer, json: { everywhere } });
}

export function listSessions({ origin }: Connection, bearer: string): Promise<SessionsResponse> {
  return checkedRequest(`${origin}${path}/sessions`, SessionsResponse, { bearer });
}

export function revokeSession({ origin }: Connection, bearer: string, id: string): Promise<unknown> {
  return checkedRequest(`${origin}${path}/sessions`, anyAnswer, { method: 'DELETE', bearer, query: { id } });
}

/** Requests the deletion of the account: mails the codes and resolves with what the second step needs. */
export function requestDeletion(connection: Connection, bearer: string): Promise<DeletionResponse> {
  const json = { locale: connection.locale };
  return post(connection, '/account/delete', DeletionResponse, { bearer, json });
}

/** What confirms a deletion: the codes sent to the current and the former email address, where they were required. */
export type DeletionConfirmation = { otp?: string; former_otp?: string; hash: string };

export function confirmDeletion(connection: Connection, bearer: string, confirmation: DeletionConfirmation) {
  const json = { ...confirmation, locale: connection.locale };
  return post(connection, '/account/delete', DeleteResponse, { bearer, json });
}

/**
 * Calls with a bearer token leave out the cookie; the others send it, because it carries the auth session. A failed call
 * is reported under its event, and its error rethrown (specification §8).
 */
async function post<Schema extends z.ZodMiniType>(
  connection: Connection,
  call: string,
  schema: Schema,
  options: RequestOptions,
  event?: SubscriptionEventId,
): Promise<z.infer<Schema>> {
  const credentials = options.bearer ? 'omit' : 'include';
  try {
    const url = `${connection.origin}${path}${call}`;
    return await checkedRequest(url, schema, { method: 'POST', credentials, ...options });
  } catch (error) {
    if (event) connection.report(event);
    throw error;
  }
}
