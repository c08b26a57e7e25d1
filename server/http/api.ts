import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextApiRequest } from 'next';
import { ApiError, isApiError } from './ApiError';
import { type Answer, writeAnswer } from './answer';
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
    writeAnswer(response, await answerCall(handlers, request, routeParameters(request)));
  };
}

/** Answers a request outside the framework's routes with the same rules. */
export async function runHandler(
  handlers: Partial<Record<string, Handler>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  writeAnswer(response, await answerCall(handlers, request, {}));
}

async function answerCall(
  handlers: Partial<Record<string, Handler>>,
  request: IncomingMessage,
  parameters: Readonly<Record<string, string>>,
): Promise<Answer> {
  const call = makeCall(request, parameters);
  try {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handler = handlers[method ?? 'GET'];
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
    call.services.log.warn({ path: call.path, reason: error.message }, 'a part is away');
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

/** Next mixes route parameters into `query`; only those that are not in the query string are from the path. */
function routeParameters(request: NextApiRequest): Record<string, string> {
  const search = new URL(request.url ?? '/', 'http://site.invalid').searchParams;
  const entries = Object.entries(request.query ?? {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' && !search.has(name) ? [[name, value]] : [],
    ),
  );
}
