import { type ErrorCode, errorCatalog, isErrorCode } from '@/lib/contract/errors';
import type { ErrorBody } from '@/lib/contract/wire';

type ErrorReason = NonNullable<ErrorBody['reason']>;

type Details = {
  /** The kind of refresh failure, 0–4 (native contract §3.5). */
  errorCode?: 0 | 1 | 2 | 3 | 4;
  status?: number;
  retryAfterSeconds?: number;
  /** Why a one-time code was refused, or that the budget of an email address is used up. */
  reason?: ErrorReason;
  triesLeft?: number;
  /** With the reason `code_sent`: what confirming with the code that was sent needs besides it. */
  sentBefore?: { hash: string; former_email?: string };
  /** Which of two codes was refused, when it is not the first. */
  field?: 'former_otp';
  headers?: Readonly<Record<string, string>>;
  customerPortalUrl?: string;
  /** The account whose sign-in this refusal ended; for the audit log, never part of the answer. */
  endedAccountId?: string;
};

/** A failure reported to the caller with a code from the error catalog. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.status = details.status ?? errorCatalog[code].status;
  }
}

/** Recognizes the error by its shape, because separately compiled bundles each have their own class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && isErrorCode(error.code);
}
