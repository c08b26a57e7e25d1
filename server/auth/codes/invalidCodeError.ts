import { ApiError } from '@/server/http/ApiError';

/** The refusal of a code, with what the page needs to explain it. */
export function invalidCodeError(reason: 'wrong' | 'expired' | 'spent', triesLeft?: number): ApiError {
  return new ApiError('invalid_login_credentials', { reason, triesLeft });
}
