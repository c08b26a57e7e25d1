import type { Logger } from 'pino';
import type { ErrorCode } from '@/lib/contract/errors';
import { ApiError, isApiError } from '@/server/http/ApiError';
import { errorResult } from '@/server/http/api';
import type { HandlerResult } from '@/server/http/requestContext';
import { BadInput, pageResult, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import { html } from '@/server/sandbox/sandboxPage';

const words: Partial<Record<ErrorCode, string>> = {
  forbidden: 'This request isn’t allowed',
  not_found: 'Not found',
  method_not_allowed: 'This method isn’t allowed',
  invalid_request: 'That value isn’t valid',
};

/** A refusal for a person as a page, for a program in the shape of the error catalog with a message. */
export function failureResult(
  context: Pick<SandboxRequestContext, 'wantsHtml' | 'path' | 'visitor'>,
  code: ErrorCode,
  message: string,
  headers: Record<string, string> = {},
): HandlerResult {
  const error = new ApiError(code, { headers });
  if (!context.wantsHtml) {
    return {
      ...errorResult(error),
      json: { error: code, message },
      headers: { ...headers, Vary: 'Accept' },
    };
  }
  const page = pageResult(
    context,
    {
      title: words[code] ?? 'Something went wrong',
      heading: words[code] ?? 'Something went wrong',
      body: html`<p class="notice bad" role="alert">${message}</p>
<p><a href="/sandbox">All sandbox controls</a></p>`,
      width: 'narrow',
    },
    error.status,
  );
  return { ...page, headers: { ...page.headers, ...headers, Vary: 'Accept' } };
}

/** Turns what a handler threw into an answer. Anything unexpected is a fault of the sandbox and is logged. */
export function answerThrown(context: SandboxRequestContext, error: unknown, log: Logger): HandlerResult {
  if (error instanceof BadInput) return failureResult(context, 'invalid_request', error.message);
  if (!isApiError(error)) {
    log.error({ path: context.path, err: error }, 'a sandbox control failed');
    return failureResult(context, 'server_error', 'The sandbox itself failed. See its log for the reason.');
  }
  if (error.code === 'invalid_request')
    return failureResult(context, error.code, 'The body isn’t a JSON object.');
  if (error.code === 'unsupported_media_type') {
    return failureResult(context, error.code, 'Send application/json or a form.');
  }
  return errorResult(error);
}
