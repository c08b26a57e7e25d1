import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, isApiError } from './ApiError';
import { type Answer, type FilledPage, writeAnswer } from './answer';
import { type Call, makeCall } from './call';
import { matchRoute } from './matchRoute';
import { readAddress } from './requestAddress';
import { requireStorable } from './storableText';
import { isUnavailable } from './unavailable';

export type Handler = (call: Call) => Promise<Answer>;
type Method = 'GET' | 'POST' | 'DELETE';

/** Handlers by method. */
export type Handlers = Readonly<Partial<Record<string, Handler>>>;

/** One address outside the framework's routes: its name, or the pattern it matches, and who answers there. */
export type SiteCall = { name: string; handlers: Handlers };

/**
 * Makes a Next API route of framework-free handlers, one per method. `name` is its address as its file names it: under
 * that it is counted, and the values of its dynamic parts are read from the path by it, never from the query. Answers 405
 * with Allow for other methods, the catalogue shape for every failure, and 503 with Retry-After when a part we depend on
 * is away.
 */
export function api(name: `/api/${string}`, handlers: Readonly<Partial<Record<Method, Handler>>>) {
  return async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    writeAnswer(response, await answerCall({ name, handlers }, request));
  };
}

/** Answers a request outside the framework's routes with the same rules. */
export async function runHandler(
  call: SiteCall,
  request: IncomingMessage,
  response: ServerResponse,
  writePage?: (page: FilledPage, status: number) => void,
): Promise<void> {
  const answer = await answerCall(call, request);
  if (answer.page && writePage) writePage(answer.page, answer.status ?? 200);
  else writeAnswer(response, answer);
}

async function answerCall({ name, handlers }: SiteCall, request: IncomingMessage): Promise<Answer> {
  const address = readAddress(request.url);
  const parameters = address && matchRoute(name, address.path);
  if (!address || !parameters) return errorAnswer(new ApiError('not_found'));
  const call = makeCall(request, address, parameters);
  const started = performance.now();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = handlers[method ?? 'GET'];
  const answer = await answerWith(handler, handlers, call);
  const status = answer.redirect ? (answer.status ?? 302) : (answer.status ?? 200);
  const seconds = (performance.now() - started) / 1000;
  call.services.metrics.observeCall(name, status, seconds);
  return answer;
}

async function answerWith(handler: Handler | undefined, handlers: Handlers, call: Call): Promise<Answer> {
  try {
    if (!handler) {
      throw new ApiError('method_not_allowed', { headers: { Allow: Object.keys(handlers).join(', ') } });
    }
    requireStorable([...call.query, call.parameters]);
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

/** The catalogue shape of a failure: `{error, error_code?, retry_after?, reason?, tries_left?, field?}` with its status and headers. */
export function errorAnswer(error: ApiError): Answer {
  const { errorCode, retryAfterSeconds, reason, triesLeft, field, headers, customerPortalUrl } =
    error.details;
  return {
    status: error.status,
    json: {
      error: error.code,
      error_code: errorCode,
      retry_after: retryAfterSeconds,
      reason,
      tries_left: triesLeft,
      field,
      customerPortalUrl,
    },
    headers:
      retryAfterSeconds === undefined ? headers : { ...headers, 'Retry-After': String(retryAfterSeconds) },
  };
}
