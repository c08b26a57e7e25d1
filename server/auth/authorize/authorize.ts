import * as z from 'zod/mini';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { ApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { type AuthorizationRequest, checkAuthorizationRequest } from './authorizationRequest';
import { openAuthSession } from './authSessions';

const AuthorizeBody = z.record(z.string(), z.unknown());

/**
 * GET authorize: native form only, so a link without a redirect URI opens no session. A browser may open it only as the
 * page that it shows, led by an app or a page (RFC 8252): the session is nobody's until a person signs in on our page,
 * and its code goes to the client's own redirect URI. What a page of another site embeds or fetches is refused.
 */
export async function authorizeByLink(context: RequestContext): Promise<HandlerResult> {
  const request = checkAuthorizationRequest(context.services.config, context.query);
  if (context.method !== 'GET' || request.redirectUri === null)
    throw new ApiError('invalid_authorization_request');
  const isNavigation =
    context.header('sec-fetch-mode') === 'navigate' && context.header('sec-fetch-dest') === 'document';
  if (!isNavigation) rejectCrossSite(context);
  return open(context, request);
}

/** POST authorize: parameters in the query string or in the body. A redirect URI selects the native form here too. */
export async function authorizeByPost(context: RequestContext): Promise<HandlerResult> {
  rejectCrossSite(context);
  const body = await context.body(AuthorizeBody, 'invalid_authorization_request');
  const sent = [...context.query, ...Object.entries(body)];
  const request = checkAuthorizationRequest(context.services.config, sent);
  return open(context, request);
}

async function open(context: RequestContext, request: AuthorizationRequest): Promise<HandlerResult> {
  const { services } = context;
  await requireAttemptByClient(context, 'sessions-by-client');
  const cookie = await auditedTransaction(context, async (trx, record) => {
    const opened = await openAuthSession(trx, services, request);
    await record();
    return opened;
  });
  const headers = { 'Set-Cookie': cookie };
  return request.redirectUri === null
    ? { json: { status: 'ok' }, headers }
    : { redirect: `${services.config.publicOrigin}/subscriptions/activate`, headers };
}
