import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { authenticate } from './api/authenticate';
import { checkParameters } from './api/checkParameters';
import { faultOf, keyInUse, serverFailure } from './api/faults';
import { parseForm } from './api/formTree';
import { callFingerprint, type IdempotencyKeys, type StoredResponse } from './api/idempotency';
import { Parameters } from './api/Parameters';
import { matchRoute } from './api/route';
import { failureBody, invalid, StripeFailure } from './api/StripeFailure';
import { apiVersion } from './apiVersion';
import type { EmulatorContext } from './context';
import { expand } from './expand';
import { newId } from './newId';
import { present } from './present';
import { BodyTooLarge, readText } from './requestBody';
import { routes } from './routes/routes';

type Parts = {
  context: EmulatorContext;
  keys: IdempotencyKeys;
  /** Keys of calls that are still being answered. */
  inProgress: Set<string>;
  /** How long a slow answer takes, in milliseconds of real time: long enough for other calls to arrive in between. */
  slowAnswerMs: number;
  log: Logger;
};

/** A call to the API as received: `path` starts with `/v1/`. */
type Call = { method: string; path: string; form: string; key: string | null; requestId: string };

/** Answers one API call; `path` starts with `/v1/`. */
export async function answerApi(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
): Promise<void> {
  const requestId = newId(parts.context.random, 'req', 14);
  response.setHeader('Request-Id', requestId);
  response.setHeader('Stripe-Version', apiVersion);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json');
  let answer: StoredResponse;
  try {
    const method = request.method ?? 'GET';
    authenticate(headerOf(request, 'authorization'), { method, path });
    requireVersion(headerOf(request, 'stripe-version'));
    const form = await readText(request);
    const key = method === 'POST' ? (headerOf(request, 'idempotency-key') ?? null) : null;
    if (key) response.setHeader('Idempotency-Key', requireKey(key));
    answer = await runAlone(parts, response, { method, path, form: form || search, key, requestId });
  } catch (error) {
    answer = failureResult(parts.log, error, requestId, path);
    if (mayRetry(error)) response.setHeader('Stripe-Should-Retry', 'true');
  }
  response.statusCode = answer.status;
  response.end(answer.body);
}

/** Runs only one call per key at a time: others that arrive meanwhile are told that the key is in use. */
async function runAlone(parts: Parts, response: ServerResponse, call: Call): Promise<StoredResponse> {
  const { inProgress, context } = parts;
  const { behavior } = context;
  const { key } = call;
  const fault = faultOf(behavior, call);
  if (fault) throw fault;
  if (key && inProgress.has(key)) throw keyInUse(key);
  if (!behavior.has('slowAnswers')) return runRequest(parts, response, call);
  if (key) inProgress.add(key);
  try {
    const answer = runRequest(parts, response, call);
    await new Promise((resolve) => setTimeout(resolve, parts.slowAnswerMs));
    return answer;
  } finally {
    if (key) inProgress.delete(key);
  }
}

function runRequest(
  { context, keys, log }: Parts,
  response: ServerResponse,
  { method, path, form, key, requestId }: Call,
): StoredResponse {
  const found = matchRoute(routes, method, path);
  if (!found) throw notFoundHandler(method, path);
  const fingerprint = callFingerprint(path, form);
  const within = { ...context, call: { id: requestId, idempotencyKey: key } };
  return context.store.transaction(() => {
    const stored = key ? keys.recall(key, fingerprint) : null;
    if (stored) {
      response.setHeader('Idempotent-Replayed', 'true');
      return stored;
    }
    if (key && context.behavior.takes('storedFailure')) {
      const failed = failureResult(log, serverFailure(), requestId, path);
      keys.remember(key, fingerprint, failed, context.now());
      return failed;
    }
    const tree = parseForm(form);
    checkParameters(found.call, tree);
    const parameters = new Parameters(tree);
    const wanted = parameters.texts('expand');
    const answered = found.run(within, parameters, found.ids);
    parameters.refuseUnknown();
    const answer =
      answered instanceof StripeFailure
        ? failureResult(log, answered, requestId, path)
        : { status: 200, body: JSON.stringify(expand(within, present(answered), wanted)) };
    if (key) keys.remember(key, fingerprint, answer, context.now());
    return answer;
  });
}

/** For a lock, Stripe says that the call may be repeated; for most other failures it leaves this to the client. */
function mayRetry(error: unknown): boolean {
  return error instanceof StripeFailure && error.details.code === 'lock_timeout';
}

function requireKey(key: string): string {
  if (key.length > 255) throw invalid('Idempotency keys must have at most 255 characters.');
  return key;
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

/** Shapes differ between versions, and the stand-in has only one. Without a header the account's default applies. */
function requireVersion(version = apiVersion): void {
  if (version !== apiVersion) {
    throw invalid(`Invalid Stripe API version: ${version}. This stand-in speaks ${apiVersion} alone.`);
  }
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
