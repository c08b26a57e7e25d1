import * as z from 'zod/mini';
import { protocol } from '@/lib/content/protocol';
import { lifetimes } from '@/server/auth/lifetimes';
import { second } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { ApiError } from '@/server/http/ApiError';
import { requestOrigin } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { serviceCookieLine } from '@/server/http/setCookie';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';
import type { TransactionServices } from '@/server/services';
import { columns, prepareQuery } from '@/server/store/preparedQuery';
import type { NewRowOf, RowOf } from '@/server/store/schema';
import { type AuthorizationRequest, addressBack } from './authorizationRequest';

/**
 * One sign-in, from authorize to the authorization code. The cookie holds a random id, the database its hash. A session
 * belongs to one client, one code challenge and, once it has issued a code, one account. With a redirect URI it answers
 * in native form, without one in web form.
 */
export type AuthSession = RowOf<'auth_sessions'>;

const AnyFields = z.looseObject({});

/** Whether an app makes the call, and not our sign-in page, to which an app has led a browser. */
export function isCalledByApp(context: RequestContext, session: AuthSession): boolean {
  return session.redirect_uri !== null && requestOrigin(context) !== 'ours';
}

/**
 * How a session ends: JSON for the web; for a native client the way back to it, with its `state`. An app reads that from
 * a redirect, and our page, which can't read one, from JSON.
 */
export function endSession(
  context: RequestContext,
  session: AuthSession,
  parameters: Record<string, string>,
): HandlerResult {
  const { redirect_uri: redirectUri, state } = session;
  const headers = { 'Set-Cookie': sessionCookie(context.services.config, '', 0) };
  if (redirectUri === null) return { json: parameters, headers };
  const redirect = addressBack({ redirectUri, state }, parameters);
  return isCalledByApp(context, session) ? { redirect, headers } : { json: { redirect }, headers };
}

function sessionCookie(config: Config, id: string, seconds: number): string {
  const name = protocol.sessionCookie;
  return serviceCookieLine(config, { name, value: id, path: '/api/auth/v2/', maxAge: seconds });
}

const insertion = prepareQuery((db, row: Omit<NewRowOf<'auth_sessions'>, 'account_id'>) =>
  db
    .insertInto('auth_sessions')
    .values({
      ...columns(row, 'id_hash', 'client_id', 'redirect_uri', 'code_challenge', 'state'),
      ...columns(row, 'created_at', 'expires_at'),
    })
    .onConflict((conflict) => conflict.column('code_challenge').doNothing())
    .returning('id_hash'),
);

/** Opens a session; returns its Set-Cookie. @throws ApiError authorize_failed when the code challenge was used before */
export async function openAuthSession(services: TransactionServices, request: AuthorizationRequest) {
  const id = opaqueToken(services.random);
  const now = services.clock.now();
  const opened = await insertion.first(services.database, {
    id_hash: digest(id),
    client_id: request.client.id,
    redirect_uri: request.redirectUri,
    code_challenge: request.codeChallenge,
    state: request.state,
    created_at: now,
    expires_at: now + lifetimes.authSession,
  });
  if (!opened) throw new ApiError('authorize_failed');
  return sessionCookie(services.config, id, lifetimes.authSession / second);
}

/**
 * The session named by the cookie, for a call from our pages. One of unknown origin is accepted only in a session opened
 * in native form, because native clients send neither origin header.
 * @throws ApiError invalid_session_id, cross_site_request, or unsupported_media_type for a body of another type.
 */
export async function requireAuthSession(context: RequestContext): Promise<AuthSession> {
  const origin = requestOrigin(context);
  if (origin === 'foreign') throw new ApiError('cross_site_request');
  const id = sessionId(context);
  await context.body(AnyFields);
  const { database, clock } = context.services;
  const session = id !== null && (await byIdHash.first(database, { idHash: digest(id), now: clock.now() }));
  if (!session) throw new ApiError('invalid_session_id');
  if (session.redirect_uri === null && origin !== 'ours') throw new ApiError('cross_site_request');
  return session;
}

/** The id in the cookie. Two cookies with that name mean that a neighboring host planted one, so neither counts. */
function sessionId(context: RequestContext): string | null {
  const id = context.cookie(protocol.sessionCookie);
  const count = (context.header('cookie') ?? '').split(`${protocol.sessionCookie}=`).length - 1;
  return id !== null && count === 1 && /^[A-Za-z0-9]{86}$/.test(id) ? id : null;
}

const byIdHash = prepareQuery((db, { idHash, now }: { idHash: string; now: number }) =>
  db.selectFrom('auth_sessions').selectAll().where('id_hash', '=', idHash).where('expires_at', '>', now),
);
