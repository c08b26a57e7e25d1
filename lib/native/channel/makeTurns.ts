import { channelLimits } from './channelLimits';
import { NativeError } from './NativeError';
import { withTimeout } from './withTimeout';

/**
 * Runs work one piece after the other: each begins when those before it have ended, however they ended. Work whose turn
 * does not come within the usual time is never begun. @throws NativeError no-answer then, and what the work throws.
 */
export function makeTurns(method: string): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = withTimeout(channelLimits.lookup, before, () => new NativeError('no-answer', method));
    const outcome = turn.then(work);
    before = Promise.allSettled([before, outcome]);
    return outcome;
  };
}
