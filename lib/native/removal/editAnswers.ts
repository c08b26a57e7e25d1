import { channelLimits } from '../channel/channelLimits';
import { NativeError } from '../channel/NativeError';
import { withTimeout } from '../channel/withTimeout';

/**
 * The answers to edits of the app's profile. An edit whose answer is late may have been made all the same, and sent
 * again it would be refused as a duplicate, or remove the entry that has moved up. So its answer still counts when it
 * comes, and nothing else is sent before.
 */
export type EditAnswers = {
  /** Resolves once the edit is made. @throws NativeError no-answer after the usual time, and what the edit throws. */
  awaitEdit(edit: Promise<void>): Promise<void>;
  /** Resolves once no edit is without an answer. @throws NativeError no-answer after the usual time. */
  settle(): Promise<void>;
  /** Waits for no answer any more, once nothing is left that an edit could have changed. */
  forget(): void;
};

/** How long the answer to an edit counts, in milliseconds: longer than anybody keeps the page open. */
export const editLimit = 24 * 60 * 60 * 1000;

export function makeEditAnswers(): EditAnswers {
  let unanswered: Promise<void> | null = null;

  function inTime(work: Promise<void>): Promise<void> {
    return withTimeout(channelLimits.lookup, work, () => new NativeError('no-answer', 'edit of the profile'));
  }

  return {
    awaitEdit(edit) {
      const end = () => {
        if (unanswered === over) unanswered = null;
      };
      const over = edit.then(end, end);
      unanswered = over;
      return inTime(edit);
    },
    async settle() {
      if (unanswered) await inTime(unanswered);
    },
    forget() {
      unanswered = null;
    },
  };
}
