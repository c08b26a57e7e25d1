import * as z from 'zod/mini';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { ApiError } from '@/server/http/ApiError';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { checkAuthorizationRequest } from './authorizationRequest';
import { openAuthSession } from './authSessions';

const AuthorizeBody = z.record(z.string(), z.string());

/** GET authorize: the native form alone, so a link without a redirect URI opens nothing. */
export async function authorizeByLink(call: RequestContext): Promise<HandlerResult> {
  if (call.method !== 'GET' || !call.query.has('redirect_uri'))
    throw new ApiError('invalid_authorization_request');
  return open(call, call.query);
}

/** POST authorize: parameters in the query string or in the body. A redirect URI makes it the native form here too. */
export async function authorizeByPost(call: RequestContext): Promise<HandlerResult> {
  const body = await call.body(AuthorizeBody, 'invalid_authorization_request');
  return open(call, new URLSearchParams([...call.query, ...Object.entries(body)]));
}

async function open(call: RequestContext, parameters: URLSearchParams): Promise<HandlerResult> {
  rejectCrossSite(call);
  const { services } = call;
  const request = checkAuthorizationRequest(services.config, parameters);
  await requireAttemptByClient(call, 'sessions-by-client');
  const headers = { 'Set-Cookie': await openAuthSession(services, request) };
  return request.redirectUri === null
    ? { json: { status: 'ok' }, headers }
    : { redirect: `${services.config.publicOrigin}/subscriptions/activate`, headers };
}
