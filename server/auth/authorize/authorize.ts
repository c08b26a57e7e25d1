import * as z from 'zod/mini';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { ApiError } from '@/server/http/ApiError';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { checkAuthorizationRequest } from './authorizationRequest';
import { openAuthSession } from './authSessions';

const AuthorizeBody = z.record(z.string(), z.string());

/** GET authorize: native form only, so a link without a redirect URI opens no session. */
export async function authorizeByLink(context: RequestContext): Promise<HandlerResult> {
  if (context.method !== 'GET' || !context.query.has('redirect_uri'))
    throw new ApiError('invalid_authorization_request');
  return open(context, context.query);
}

/** POST authorize: parameters in the query string or in the body. A redirect URI selects the native form here too. */
export async function authorizeByPost(context: RequestContext): Promise<HandlerResult> {
  const body = await context.body(AuthorizeBody, 'invalid_authorization_request');
  return open(context, new URLSearchParams([...context.query, ...Object.entries(body)]));
}

async function open(context: RequestContext, parameters: URLSearchParams): Promise<HandlerResult> {
  rejectCrossSite(context);
  const { services } = context;
  const request = checkAuthorizationRequest(services.config, parameters);
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
