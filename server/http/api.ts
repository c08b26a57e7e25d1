import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextApiRequest } from 'next';
import { ApiError, isApiError } from './ApiError';
import { type Answer, type FilledPage, writeAnswer } from './answer';
import { type Call, makeCall } from './call';
import { isUnavailable } from './unavailable';

export type Handler = (call: Call) => Promise<Answer>;
type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Makes a Next API route of framework-free handlers, one per method. Answers 405 with Allow for other methods, the
 * catalogue shape for every failure, and 503 with Retry-After when a part we depend on is away.
 */
export function api(handlers: Partial<Record<Method, Handler>>) {
  return async function route(request: NextApiRequest, response: ServerResponse): Promise<void> {
    const route = routeOf(request);
    writeAnswer(response, await answerCall(handlers, request, route));
  };
}

/** Answers a request outside the framework's routes with the same rules. */
export async function runHandler(
  handlers: Partial<Record<string, Handler>>,
  request: IncomingMessage,
  response: ServerResponse,
  writePage?: (page: FilledPage, status: number) => void,
): Promise<void> {
  // Only addresses of our own list get here, so their first part is one of few.
  const [, first = ''] = (request.url ?? '').split(/[/?]/);
  const answer = await answerCall(handlers, request, { name: `/${first}`, parameters: {} });
  if (answer.page && writePage) writePage(answer.page, answer.status ?? 200);
  else writeAnswer(response, answer);
}

async function answerCall(
  handlers: Partial<Record<string, Handler>>,
  request: IncomingMessage,
  route: Route,
): Promise<Answer> {
  const call = makeCall(request, route.parameters);
  const started = performance.now();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = handlers[method ?? 'GET'];
  const answer = await answerWith(handler, handlers, call);
  const status = answer.redirect ? (answer.status ?? 302) : (answer.status ?? 200);
  const seconds = (performance.now() - started) / 1000;
  call.services.metrics.observeCall(route.name, status, seconds);
  return answer;
}

async function answerWith(
  handler: Handler | undefined,
  handlers: Partial<Record<string, Handler>>,
  call: Call,
): Promise<Answer> {
  try {
    if (!handler) {
      throw new ApiError('method_not_allowed', { headers: { Allow: Object.keys(handlers).join(', ') } });
    }
    return await handler(call);
  } catch (error) {
    return failure(call, error);
  }
}

function failure(call: Call, error: unknown): Answer {
  if (isApiError(error)) return errorAnswer(error);
  if (isUnavailable(error)) {
    call.services.log.warn({ path: call.path, reason: error.message, err: error }, 'a part is away');
    return errorAnswer(new ApiError('service_unavailable', { retryAfterSeconds: 5 }));
  }
  call.services.log.error({ path: call.path, err: error }, 'call failed');
  return errorAnswer(new ApiError('server_error'));
}

/** The catalogue shape of a failure: `{error, error_code?, retry_after?, reason?, tries_left?}` with its status and headers. */
export function errorAnswer(error: ApiError): Answer {
  const { errorCode, retryAfterSeconds, reason, triesLeft, headers, customerPortalUrl } = error.details;
  return {
    status: error.status,
    json: {
      error: error.code,
      error_code: errorCode,
      retry_after: retryAfterSeconds,
      reason,
      tries_left: triesLeft,
      customerPortalUrl,
    },
    headers:
      retryAfterSeconds === undefined ? headers : { ...headers, 'Retry-After': String(retryAfterSeconds) },
  };
}

type Route = { name: string; parameters: Readonly<Record<string, string>> };

/**
 * The route of a call as its file names it, and the values of its dynamic parts. Next mixes these into `query`; only
 * those that are not in the query string are from the path. Addresses without a route of their own share one name.
 */
function routeOf(request: NextApiRequest): Route {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.invalid');
  const dynamic = Object.entries(request.query ?? {}).filter(([name]) => !searchParams.has(name));
  if (dynamic.some(([, value]) => Array.isArray(value))) return { name: 'unknown', parameters: {} };
  const parameters: Record<string, string> = {};
  for (const [name, value] of dynamic) if (typeof value === 'string') parameters[name] = value;
  const segments = pathname.split('/').map((segment) => {
    const name = Object.keys(parameters).find((one) => parameters[one] === decoded(segment));
    return name ? `[${name}]` : segment;
  });
  return { name: segments.join('/'), parameters };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
