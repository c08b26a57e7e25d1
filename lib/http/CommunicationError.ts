import * as z from 'zod/mini';
import { ErrorBody } from '../contract/wire';
import { HttpError, NetworkError } from './HttpError';

/** What any failure of a subscription call says (specification §8). */
export const communicationMessage = 'There has been a communication error. Please try again.';

/** The error of every subscription and account call. What the service said is kept, for a sentence at the field. */
export class CommunicationError extends Error {
  override name = 'CommunicationError';
  /** HTTP status, or null when no answer came or the answer failed its check. */
  readonly status: number | null;
  /** Code of the error catalogue, or null. */
  readonly code: string | null;
  readonly body: ErrorBody | null;
  readonly retryAfterSeconds: number | null;
  /** True when no answer came at all. */
  readonly offline: boolean;

  constructor(cause: unknown) {
    super(communicationMessage, { cause });
    this.status = cause instanceof HttpError ? cause.status : null;
    this.body = cause instanceof HttpError ? readBody(cause.data) : null;
    this.code = this.body?.error ?? null;
    this.retryAfterSeconds =
      this.body?.retry_after ?? (cause instanceof HttpError ? cause.retryAfterSeconds : null);
    this.offline = cause instanceof NetworkError;
  }
}

const CodeAlone = z.object({ error: z.string() });

/** The body as agreed, or only its code when the rest does not fit: the code still says what a person can do. */
function readBody(data: unknown): ErrorBody | null {
  const whole = ErrorBody.safeParse(data);
  if (whole.success) return whole.data;
  const code = CodeAlone.safeParse(data);
  return code.success ? code.data : null;
}
