import { ErrorBody } from '../contract/wire';
import { HttpError, NetworkError } from './HttpError';

/** What any failure of a subscription call says (specification §8). */
export const communicationMessage = 'There has been a communication error. Please try again.';

/** The one error of subscription and account calls. What the service said is kept, for a sentence at the field. */
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
    const body = cause instanceof HttpError ? ErrorBody.safeParse(cause.data) : null;
    this.status = cause instanceof HttpError ? cause.status : null;
    this.body = body?.success ? body.data : null;
    this.code = this.body?.error ?? null;
    this.retryAfterSeconds =
      this.body?.retry_after ?? (cause instanceof HttpError ? cause.retryAfterSeconds : null);
    this.offline = cause instanceof NetworkError;
  }
}
