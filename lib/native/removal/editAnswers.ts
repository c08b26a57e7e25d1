import { channelLimits } from '../channel/channelLimits';
import { NativeError } from '../channel/NativeError';
import { withTimeout } from '../channel/withTimeout';

/** How long the answer to an edit counts, in milliseconds: longer than anybody keeps the page open. */
export const editLimit = 24 * 60 * 60 * 1000;

/**
 * The answers to edits of the app's profile. An edit whose answer is late may have been made all the same, and sent
 * again it would be refused as a duplicate, or remove the entry that has moved up. So its answer still counts when it
 * comes, and nothing else is sent before.
 */
export function makeEditAnswers() {
  let unanswered: Promise<void> | null = null;

  function inTime(work: Promise<void>): Promise<void> {
    return withTimeout(channelLimits.lookup, work, () => new NativeError('no-answer', 'edit of the profile'));
  }

  return {
    /** Resolves once the edit is made. @throws NativeError no-answer after the usual time, and what the edit throws. */
    awaitEdit(edit: Promise<void>): Promise<void> {
      const end = () => {
        if (unanswered === over) unanswered = null;
      };
      const over = edit.then(end, end);
      unanswered = over;
      return inTime(edit);
    },
    /** Resolves once no edit is without an answer. @throws NativeError no-answer after the usual time. */
    async settle(): Promise<void> {
      if (unanswered) await inTime(unanswered);
    },
    /** Waits for no answer any more, once nothing is left that an edit could have changed. */
    forget(): void {
      unanswered = null;
    },
  };
}

export type EditAnswers = ReturnType<typeof makeEditAnswers>;

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
