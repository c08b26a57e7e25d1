import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { apiVersion } from '../apiVersion';
import type { EmulatorContext } from '../context';
import { newId } from '../newId';
import { BodyTooLarge, readText } from '../requestBody';
import { routes } from '../routes/routes';
import { authenticate } from './authenticate';
import { expand } from './expand';
import { parseForm } from './formTree';
import { callFingerprint, type IdempotencyKeys, type StoredResponse } from './idempotency';
import { Parameters } from './Parameters';
import { matchRoute } from './route';
import { failureBody, StripeFailure } from './StripeFailure';

type Parts = { context: EmulatorContext; keys: IdempotencyKeys; log: Logger };

/** Answers one call of the wire API; `path` starts with `/v1/`. */
export async function answerApi(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
): Promise<void> {
  const requestId = newId(parts.context.random, 'req', 14);
  response.setHeader('Request-Id', requestId);
  response.setHeader('Stripe-Version', headerOf(request, 'stripe-version') ?? apiVersion);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json');
  let answer: StoredResponse;
  try {
    authenticate(headerOf(request, 'authorization'));
    const form = await readText(request);
    answer = runRequest(parts, request, response, { path, form: form || search, requestId });
  } catch (error) {
    answer = failureResult(parts.log, error, requestId, path);
  }
  response.statusCode = answer.status;
  response.end(answer.body);
}

function runRequest(
  { context, keys }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  { path, form, requestId }: { path: string; form: string; requestId: string },
): StoredResponse {
  const method = request.method ?? 'GET';
  const found = matchRoute(routes, method, path);
  if (!found) throw notFoundHandler(method, path);
  const key = method === 'POST' ? (headerOf(request, 'idempotency-key') ?? null) : null;
  const fingerprint = callFingerprint(path, form);
  if (key) response.setHeader('Idempotency-Key', key);
  const within = { ...context, call: { id: requestId, idempotencyKey: key } };
  return context.store.transaction(() => {
    const stored = key ? keys.recall(key, fingerprint) : null;
    if (stored) {
      response.setHeader('Idempotent-Replayed', 'true');
      return stored;
    }
    const parameters = new Parameters(parseForm(form));
    const wanted = parameters.texts('expand');
    const wire = found.route.run(within, parameters, found.ids);
    parameters.refuseUnknown();
    const answer = { status: 200, body: JSON.stringify(expand(within, wire, wanted)) };
    if (key) keys.remember(key, fingerprint, answer, context.now());
    return answer;
  });
}

function failureResult(log: Logger, error: unknown, requestId: string, path: string): StoredResponse {
  const failure = asFailure(error);
  if (failure.status === 500) log.error({ path, err: error }, 'the sandbox payment provider failed');
  return { status: failure.status, body: JSON.stringify(failureBody(failure, requestId)) };
}

function asFailure(error: unknown): StripeFailure {
  if (error instanceof StripeFailure) return error;
  if (error instanceof BodyTooLarge) {
    return new StripeFailure(413, 'invalid_request_error', 'Request is too large.');
  }
  return new StripeFailure(500, 'api_error', 'An unexpected error occurred in the sandbox.');
}

function notFoundHandler(method: string, path: string): StripeFailure {
  return new StripeFailure(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${path}). This sandbox stand-in answers the calls of this site alone.`,
  );
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
