import * as z from 'zod/mini';
import {
  CreateV1Answer,
  EditResponse,
  LoginV1Response,
  RemovalResponse,
  ValidateTokenResponse,
} from '../contract/auth';
import { nonEmpty } from '../contract/wire';
import { checkedRequest } from '../http/checkedRequest';
import type { RequestOptions } from '../http/request';
import type { Connection } from './Connection';

/**
 * The calls of auth v1 (specification §7), which older apps still use and pages use when the v2 flag is off. Apps send
 * email addresses and codes in the query; pages send them in the body, because servers in between log queries.
 */
const path = '/api/auth';

/** A confirmation counts only when it holds the status `confirmed` and the email address (specification §5). */
const ConfirmResponse = z.object({
  ...LoginV1Response.shape,
  status: z.literal('confirmed'),
  email: nonEmpty,
});

export async function createAccount(connection: Connection): Promise<z.infer<typeof CreateV1Answer>> {
  return call(connection, '/account/create', CreateV1Answer, { method: 'POST' });
}

export function sendOneTimeCode(connection: Connection, email: string): Promise<unknown> {
  const json = { email, locale: connection.locale };
  const options = { method: 'POST', credentials: 'include', json, expectedStatus: 200 } as const;
  return call(connection, '/account/loginlink', z.unknown(), options);
}

export function login(connection: Connection, email: string, otp: string): Promise<LoginV1Response> {
  const options = { method: 'POST', credentials: 'include', json: { email, otp } } as const;
  return call(connection, '/login', LoginV1Response, options);
}

export function validateToken(connection: Connection, bearer: string): Promise<ValidateTokenResponse> {
  return call(connection, '/validate-token', ValidateTokenResponse, { bearer });
}

/** Starts adding or changing the email address; resolves with the hash that the confirmation needs. */
export async function editEmail(connection: Connection, bearer: string | null, email: string) {
  if (!bearer) throw new Error('No token supplied for v1 account edit');
  const json = { email, locale: connection.locale };
  const { hash } = await call(connection, '/account/edit', EditResponse, { method: 'POST', bearer, json });
  return hash;
}

/** Removes the email address from the account; the response holds the token that replaces this one. */
export function removeEmail(connection: Connection, bearer: string | null): Promise<RemovalResponse> {
  if (!bearer) throw new Error('No token supplied for v1 account edit');
  const json = { locale: connection.locale };
  return call(connection, '/account/edit', RemovalResponse, { method: 'POST', bearer, json });
}

export function confirmEmail(
  connection: Connection,
  bearer: string | null,
  change: { email: string; otp: string; hash: string },
): Promise<LoginV1Response> {
  if (!bearer) throw new Error('No token supplied for v1 account edit confirm');
  const json = { ...change, locale: connection.locale };
  return call(connection, '/account/edit/confirm', ConfirmResponse, { method: 'POST', bearer, json });
}

function call<Schema extends z.ZodMiniType>(
  connection: Connection,
  name: string,
  schema: Schema,
  /** The code is bound to a cookie of the browser that requested it; only that call and the sign-in send it. */
  options: RequestOptions,
): Promise<z.infer<Schema>> {
  return checkedRequest(`${connection.origin}${path}${name}`, schema, options);
}
