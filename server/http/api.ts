import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, pathIn, readPath, standardLanguage } from '@/lib/content/site/languages/languages';
import { maxParts, requireStorable } from '@/server/http/request/body';
import { type AskedAddress, readUrl } from '@/server/http/request/requestAddress';
import { ApiError, isApiError } from './ApiError';
import { matchRoute } from './matchRoute';
import {
  type FormState,
  type HandlerResult,
  makeRequestContext,
  type RequestContext,
} from './requestContext';
import { isTransientOutage, reasonOf } from './unavailable';
import { writeResult } from './writeResult';

export type Handler = (context: RequestContext) => Promise<HandlerResult>;

export type Handlers = Readonly<Partial<Record<string, Handler>>>;

/** A call and its handlers. It is counted under `name`, by which dynamic parts are read from the path alone. */
export type SiteRoute = { name: string; handlers: Handlers };

/** The call that answers a path below `/api`, or null. A fixed path wins over one with dynamic parts. */
export function findApiCall(calls: Readonly<Record<string, Handlers>>, path: string): SiteRoute | null {
  const name = Object.hasOwn(calls, path)
    ? path
    : Object.keys(calls).find((address) => address.includes('[') && matchRoute(address, path));
  const handlers = name && calls[name];
  return handlers ? { name, handlers } : null;
}

/**
 * Answers a call. Other methods get 405 with Allow, every failure the catalog shape, and an outage of something we depend on
 * 503 with Retry-After. Whoever sent the form of a page in another language (`/de/settings`) is led to pages in that
 * language.
 */
export async function runHandler(
  route: SiteRoute,
  request: IncomingMessage,
  response: ServerResponse,
  writePage?: (page: FormState, status: number) => void,
  language: Language = standardLanguage,
): Promise<void> {
  const { redirect, ...rest } = await respond(route, request, language);
  const answer = { ...rest, redirect: redirect?.startsWith('/') ? pathIn(language, redirect) : redirect };
  if (answer.page && writePage) writePage(answer.page, answer.status ?? 200);
  else writeResult(response, answer);
}

async function respond({ name, handlers }: SiteRoute, request: IncomingMessage, language = standardLanguage) {
  const address = askedAddress(request, language);
  const parameters = address && matchRoute(name, address.path);
  if (!address || !parameters) return errorResult(new ApiError('not_found'));
  const context = makeRequestContext(request, address, parameters);
  const started = performance.now();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = handlers[method ?? 'GET'];
  const answer = withChallenge(await answerWith(handler, handlers, context), context);
  const status = answer.status ?? (answer.redirect ? 302 : 200);
  const seconds = (performance.now() - started) / 1000;
  context.services.metrics.observeRequest(name, status, seconds);
  return answer;
}

function askedAddress(request: IncomingMessage, language: Language): AskedAddress | null {
  const address = readUrl(request.url);
  if (!address || language === standardLanguage) return address && { ...address, language };
  return { ...address, ...readPath(address.path) };
}

/**
 * Says with each 401 how to be let in (RFC 9110 section 15.5.2). Only a token that was sent is called invalid (RFC 6750
 * section 3.1).
 */
function withChallenge(answer: HandlerResult, { bearer }: RequestContext): HandlerResult {
  if (answer.status !== 401) return answer;
  const challenge = `Bearer realm="account"${bearer === null ? '' : ', error="invalid_token"'}`;
  return { ...answer, headers: { 'WWW-Authenticate': challenge, ...answer.headers } };
}

async function answerWith(handler: Handler | undefined, handlers: Handlers, context: RequestContext) {
  try {
    if (!handler) {
      throw new ApiError('method_not_allowed', { headers: { Allow: Object.keys(handlers).join(', ') } });
    }
    if (context.query.size > maxParts) throw new ApiError('invalid_request');
    requireStorable([...context.query, context.parameters]);
    return await handler(context);
  } catch (error) {
    return errorResult(reportedError(context, error));
  }
}

/** What the caller is told of a failure. One that is no refusal is logged. */
export function reportedError(context: RequestContext, error: unknown): ApiError {
  if (isApiError(error)) return error;
  if (isTransientOutage(error)) {
    context.services.log.warn(
      { path: context.path, reason: reasonOf(error), err: error },
      'a dependency is unavailable',
    );
    return new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  }
  context.services.log.error({ path: context.path, err: error }, 'call failed');
  return new ApiError('server_error');
}

/**
 * A failure in the catalog shape, with status and headers: `{error, error_code?, retry_after?, reason?, tries_left?,
 * hash?, former_email?, field?}`.
 */
export function errorResult(error: ApiError): HandlerResult {
  const { errorCode, retryAfterSeconds, reason, triesLeft, sentBefore, field, headers, customerPortalUrl } =
    error.details;
  return {
    status: error.status,
    json: {
      error: error.code,
      error_code: errorCode,
      retry_after: retryAfterSeconds,
      reason,
      tries_left: triesLeft,
      ...sentBefore,
      field,
      customerPortalUrl,
    },
    headers:
      retryAfterSeconds === undefined ? headers : { ...headers, 'Retry-After': String(retryAfterSeconds) },
  };
}
