import * as z from 'zod/mini';
import { protocol } from '../content/protocol';
import {
  AccountResponse,
  CodeResponse,
  DeletionResponse,
  EditConfirmResponse,
  EditResponse,
  LoginResponse,
  LogoutResponse,
  RemovalResponse,
  SessionsResponse,
  TokenResponse,
  UnlockResponse,
} from '../contract/auth';
import { checkedRequest } from '../http/checkedRequest';
import type { Query, RequestOptions } from '../http/request';
import { type Connection, reporting } from './Connection';

/**
 * The calls of auth v2 (specification §7). The auth session travels in a cookie that scripts cannot read; email
 * addresses, codes and tokens travel in bodies and headers. Every failure is a CommunicationError, reported under its
 * event and rethrown.
 */
const path = '/api/auth/v2';
const anyAnswer = z.unknown();

/** Opens an auth session for a code challenge. */
export function authorize(connection: Connection, codeChallenge: string): Promise<unknown> {
  const query = {
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    client_id: connection.clientId,
    response_type: 'code',
    scope: protocol.scope,
  };
  return reporting(connection, 'v2Authorization', () => post(connection, '/authorize', anyAnswer, { query }));
}

/** Creates an account for the session and resolves with its authorization code. */
export async function createAccount(connection: Connection): Promise<string> {
  const { code } = await reporting(connection, 'v2AccountCreate', () =>
    post(connection, '/account/create', CodeResponse, { query: { locale: connection.locale } }),
  );
  return code;
}

/** Has a one-time code mailed to the email address. Only a 200 response means that it was sent (specification §5). */
export function sendOneTimeCode(connection: Connection, email: string): Promise<unknown> {
  const options = { json: { email, locale: connection.locale }, expectedStatus: 200 };
  return reporting(connection, 'v2Passphrase', () => post(connection, '/otp', anyAnswer, options));
}

/**
 * Signs the session in: resolves with its authorization code, or with the accounts to choose from. With `list`, they
 * are returned even when one account has this email address as its own.
 */
export function login(
  connection: Connection,
  email: string,
  otp: string,
  list = false,
): Promise<LoginResponse> {
  const json = { method: 'otp', email, otp, ...(list && { list }) };
  return reporting(connection, 'v2Login', () => post(connection, '/login', LoginResponse, { json }));
}

/** Signs the session in to one of the accounts that login offered; resolves with its authorization code. */
export async function choose(connection: Connection, choice: string): Promise<string> {
  const { code } = await reporting(connection, 'v2Login', () =>
    post(connection, '/login/choose', CodeResponse, { json: { choice } }),
  );
  return code;
}

/** Exchanges an authorization code for tokens. @throws Error when the verifier is missing. */
export function redeemCode(
  connection: Connection,
  code: string,
  codeVerifier: string | null,
): Promise<TokenResponse> {
  if (!codeVerifier) throw new Error('No codeVerifier value provided for v2 auth');
  const form = {
    grant_type: 'authorization_code',
    client_id: connection.clientId,
    code,
    code_verifier: codeVerifier,
    ...(connection.staging ? { ttl: '7200' } : {}),
  };
  return reporting(connection, 'v2Tokens', () => post(connection, '/token', TokenResponse, { form }));
}

export function refreshTokens(connection: Connection, refreshToken: string): Promise<TokenResponse> {
  const form = { grant_type: 'refresh_token', client_id: connection.clientId, refresh_token: refreshToken };
  return reporting(connection, 'v2Tokens', () => post(connection, '/token', TokenResponse, { form }));
}

/** Starts adding or changing the email address; resolves with the hash that the confirmation needs. */
export async function editEmail(connection: Connection, bearer: string, email: string): Promise<string> {
  const { hash } = await reporting(connection, 'v2AccountEdit', () =>
    post(connection, '/account/edit', EditResponse, { bearer, json: { email, locale: connection.locale } }),
  );
  return hash;
}

/** Removes the email address from the account. Requires a sign-in by code that is at most ten minutes old. */
export function removeEmail(connection: Connection, bearer: string): Promise<RemovalResponse> {
  const json = { locale: connection.locale };
  return reporting(connection, 'v2AccountEdit', () =>
    post(connection, '/account/edit', RemovalResponse, { bearer, json }),
  );
}

export function confirmEmail(
  connection: Connection,
  bearer: string,
  change: { email: string; otp: string; hash: string },
): Promise<EditConfirmResponse> {
  return reporting(connection, 'v2AccountEditConfirm', () =>
    post(connection, '/account/edit/confirm', EditConfirmResponse, {
      bearer,
      json: { ...change, locale: connection.locale },
    }),
  );
}

/** Undoes a change of the email address, with the token from the mail to the old address. */
export function undoEmailChange(connection: Connection, token: string): Promise<unknown> {
  return post(connection, '/account/edit/undo', anyAnswer, { json: { token } });
}

/** Marks this browser as one of the account's, with the token from the mail about too many attempts. */
export function unlockBrowser(connection: Connection, token: string): Promise<unknown> {
  return post(connection, '/unlock', UnlockResponse, { json: { token } });
}

export function account(
  connection: Pick<Connection, 'origin' | 'fetcher'>,
  bearer: string,
  options: Pick<RequestOptions, 'timeoutMilliseconds'> = {},
): Promise<AccountResponse> {
  return checkedRequest(
    `${connection.origin}${path}/account`,
    AccountResponse,
    { bearer, ...options },
    connection.fetcher,
  );
}

/** Everything stored about the account; needs a recent sign-in by code. */
export function exportAccount(connection: Connection, bearer: string): Promise<unknown> {
  const address = `${connection.origin}${path}/account/export`;
  return checkedRequest(address, anyAnswer, { bearer }, connection.fetcher);
}

export function logout(connection: Connection, bearer: string, everywhere: boolean): Promise<unknown> {
  return post(connection, '/logout', LogoutResponse, { bearer, json: { everywhere } });
}

export function listSessions(connection: Connection, bearer: string): Promise<SessionsResponse> {
  return checkedRequest(
    `${connection.origin}${path}/sessions`,
    SessionsResponse,
    { bearer },
    connection.fetcher,
  );
}

export function revokeSession(connection: Connection, bearer: string, id: string): Promise<unknown> {
  const options = { method: 'DELETE' as const, bearer, query: { id } };
  return checkedRequest(`${connection.origin}${path}/sessions`, anyAnswer, options, connection.fetcher);
}

/** Requests the deletion of the account: mails the codes and resolves with what the second step needs. */
export function requestDeletion(connection: Connection, bearer: string): Promise<DeletionResponse> {
  return post(connection, '/account/delete', DeletionResponse, {
    bearer,
    json: { locale: connection.locale },
  });
}

/** What confirms a deletion: the codes sent to the current and the former email address, where they were required. */
export type DeletionConfirmation = { otp?: string; former_otp?: string; hash: string };

export function confirmDeletion(
  connection: Connection,
  bearer: string,
  confirmation: DeletionConfirmation,
): Promise<unknown> {
  const Deleted = z.object({ status: z.literal('deleted') });
  return post(connection, '/account/delete', Deleted, {
    bearer,
    json: { ...confirmation, locale: connection.locale },
  });
}

type PostOptions = {
  bearer?: string;
  query?: Query;
  json?: unknown;
  form?: Record<string, string>;
  expectedStatus?: number;
};

/** Calls with a bearer token leave out the cookie; the others send it, because it carries the auth session. */
function post<Schema extends z.ZodMiniType>(
  connection: Connection,
  call: string,
  schema: Schema,
  options: PostOptions,
): Promise<z.infer<Schema>> {
  const credentials = options.bearer ? 'omit' : 'include';
  const url = `${connection.origin}${path}${call}`;
  return checkedRequest(url, schema, { method: 'POST', credentials, ...options }, connection.fetcher);
}
