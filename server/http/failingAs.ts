import type { ErrorCode } from '@/lib/contract/errors';
import { ApiError, isApiError } from './ApiError';
import type { Handler } from './api';
import { isTransientOutage } from './unavailable';

type UnforeseenCode = Extract<
  ErrorCode,
  'account_create_failed' | 'account_edit_failed' | 'email_sending_error'
>;

/**
 * The handler, with its unexpected failures answered by a code that apps know (native contract §3.5) instead of
 * `server_error`. Refusals stay unchanged, and so do outages, which are worth a retry.
 */
export function failingAs(code: UnforeseenCode, handler: Handler): Handler {
  return async (context) => {
    try {
      return await handler(context);
    } catch (error) {
      if (isApiError(error) || isTransientOutage(error)) throw error;
      context.services.log.error({ path: context.path, err: error }, 'call failed');
      throw new ApiError(code);
    }
  };
}
