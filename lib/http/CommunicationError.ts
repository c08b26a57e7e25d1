import * as z from 'zod/mini';
import { ErrorBody } from '../contract/wire';
import { communicationMessage } from './communicationMessage';
import { CookieError, HttpError, NetworkError } from './HttpError';

/** The error of every subscription and account call. It keeps the service's answer, for a message next to the field. */
export class CommunicationError extends Error {
  override name = 'CommunicationError';
  /** HTTP status, or null when there was no response or it failed its check. */
  readonly status: number | null;
  /** Code from the error catalog, or null. */
  readonly code: string | null;
  readonly body: ErrorBody | null;
  readonly retryAfterSeconds: number | null;
  /** True when there was no response at all. */
  readonly offline: boolean;
  /** True when the browser keeps no cookies for this site. */
  readonly cookiesBlocked: boolean;

  constructor(cause: unknown) {
    super(communicationMessage, { cause });
    this.status = cause instanceof HttpError ? cause.status : null;
    this.body = cause instanceof HttpError ? readBody(cause.data) : null;
    this.code = this.body?.error ?? null;
    this.retryAfterSeconds =
      this.body?.retry_after ?? (cause instanceof HttpError ? cause.retryAfterSeconds : null);
    this.offline = cause instanceof NetworkError;
    this.cookiesBlocked = cause instanceof CookieError;
  }
}

const CodeAlone = z.object({ error: z.string() });

/** The body in the agreed format, or only its code when the rest does not fit: the code alone is still useful. */
function readBody(data: unknown): ErrorBody | null {
  const whole = ErrorBody.safeParse(data);
  if (whole.success) return whole.data;
  const code = CodeAlone.safeParse(data);
  return code.success ? code.data : null;
}
