import * as z from 'zod/mini';
import { ledByApp } from '@/lib/content/account/returnPages';
import { protocol } from '@/lib/content/protocol';
import { errorCatalog } from '@/lib/contract/errors';
import { requireAttemptByClient } from '@/server/attempts/attemptsByClient';
import { ApiError } from '@/server/http/ApiError';
import { reportedError } from '@/server/http/api';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import { rejectCrossSite, requestOrigin } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import {
  type AuthorizationRequest,
  addressBack,
  checkAuthorizationRequest,
  wayBackOf,
} from './authorizationRequest';
import { openAuthSession } from './authSessions';

const AuthorizeBody = z.record(z.string(), z.unknown());

const signInPage = '/subscriptions/activate';

/**
 * GET authorize: native form only, so a link without a redirect URI opens no session. An app calls it and reads the
 * cookie or the error. A browser shows it, led by an app or a page (RFC 8252), and is led on: to the sign-in page, or
 * with an error back to the client (RFC 6749 section 4.1.2.1). The session is nobody's until a person signs in on our
 * page, and its code goes to the client's own redirect URI. What a page of another site embeds or fetches is refused.
 */
export async function authorizeByLink(context: RequestContext): Promise<HandlerResult> {
  const { config } = context.services;
  const isShown = isShownByBrowser(context);
  if (!isShown) rejectCrossSite(context);
  const wayBack = isShown ? wayBackOf(config, context.query) : null;
  try {
    const request = checkAuthorizationRequest(config, context.query);
    if (context.method !== 'GET' || request.redirectUri === null)
      throw new ApiError('invalid_authorization_request');
    return await open(context, request, isShown ? `${signInPage}?next=${ledByApp}` : signInPage);
  } catch (error) {
    if (wayBack === null) throw error;
    const reported = reportedError(context, error);
    return { redirect: addressBack(wayBack, standardError(reported, context.query)) };
  }
}

/** Whether a browser asks for the page that it is about to show. Older ones say so only by what they accept. */
function isShownByBrowser(context: RequestContext): boolean {
  const mode = context.header('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate' && context.header('sec-fetch-dest') === 'document';
  return requestOrigin(context) === 'unknown' && /\btext\/html\b/.test(context.header('accept') ?? '');
}

/** The error by the names of the standard. Its description may hold no typographic apostrophe. */
function standardError({ code, status }: ApiError, query: URLSearchParams): Record<string, string> {
  const error_description = errorCatalog[code].means.replaceAll('’', "'");
  const [type = ''] = query.getAll('response_type');
  if (status === 429 || status === 503) return { error: 'temporarily_unavailable', error_description };
  if (status >= 500) return { error: 'server_error', error_description };
  if (type !== '' && type !== 'code') return { error: 'unsupported_response_type', error_description };
  const error = query.get('scope') === protocol.scope ? 'invalid_request' : 'invalid_scope';
  return { error, error_description };
}

/** POST authorize: parameters in the query string or in the body. A redirect URI selects the native form here too. */
export async function authorizeByPost(context: RequestContext): Promise<HandlerResult> {
  rejectCrossSite(context);
  const body = await context.body(AuthorizeBody, 'invalid_authorization_request');
  const sent = [...context.query, ...Object.entries(body)];
  const request = checkAuthorizationRequest(context.services.config, sent);
  return open(context, request, signInPage);
}

async function open(context: RequestContext, request: AuthorizationRequest, page: string) {
  const { services } = context;
  await requireAttemptByClient(context, 'sessions-by-client');
  const cookie = await auditedTransaction(context, async ({ services }, record) => {
    const opened = await openAuthSession(services, request);
    await record();
    return opened;
  });
  const headers = { 'Set-Cookie': cookie };
  return request.redirectUri === null
    ? { json: { status: 'ok' }, headers }
    : { redirect: `${services.config.publicOrigin}${page}`, headers };
}
