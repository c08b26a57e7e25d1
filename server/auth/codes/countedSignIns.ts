import { isApiError } from '@/server/http/ApiError';
import type { SignInOutcome } from '@/server/metrics';
import type { Services } from '@/server/services';

/** Counts what comes of sending or entering a code for signing in. Nothing is kept of who did it. */
export async function countingSignIn<Result>(
  { metrics }: Pick<Services, 'metrics'>,
  success: 'sent' | 'right',
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await step();
    metrics.countSignIn(success);
    return result;
  } catch (error) {
    metrics.countSignIn(outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): SignInOutcome {
  if (!isApiError(error)) return 'refused';
  if (error.code === 'too_many_requests') return 'limited';
  if (error.code !== 'invalid_login_credentials') return 'refused';
  const { reason } = error.details;
  if (reason === 'spent') return 'locked';
  return reason === 'expired' ? 'expired' : 'wrong';
}
