import { type ErrorCode, errorCatalogue, isErrorCode } from '@/lib/contract/errors';
import type { ErrorBody } from '@/lib/contract/wire';

type ErrorReason = NonNullable<ErrorBody['reason']>;

type Details = {
  /** Refresh failure kind 0–4 of native contract §3.5. */
  errorCode?: 0 | 1 | 2 | 3 | 4;
  status?: number;
  retryAfterSeconds?: number;
  /** Why a one-time code was refused, and how many tries it has left; or that the budget of an address is used up. */
  reason?: ErrorReason;
  triesLeft?: number;
  /** Which of two codes was refused, where it is not the first. */
  field?: 'former_otp';
  headers?: Readonly<Record<string, string>>;
  customerPortalUrl?: string;
  /** Not part of the answer: the account whose sign-in this refusal ended, for the audit log. */
  endedAccountId?: string;
};

/** A failure that the caller is told about, by a code of the error catalogue. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.status = details.status ?? errorCatalogue[code].status;
  }
}

/** Recognises the error by shape: bundles compiled apart each have their own class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && isErrorCode(error.code);
}
