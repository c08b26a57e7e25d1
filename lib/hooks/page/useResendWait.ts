import { useCallback } from 'react';
import { CommunicationError } from '../../http/CommunicationError';
import { codePause } from './codeSent';
import { useCountdown } from './useCountdown';

/** A longer wait is given in a sentence instead of a countdown. */
const maxCountdownSeconds = 120;

export type ResendWait = {
  /** Seconds until a new code can be requested; 0 when it can be now. */
  seconds: number;
  /** Continues the countdown from the time a code was requested, in milliseconds. */
  startFrom(sentAt: number): void;
  /** Sends a code through `send`. When the service says how long to wait, the countdown follows that. */
  trackRetryAfter<T>(send: () => Promise<T>): Promise<T>;
};

/** The wait between two codes to the same address. */
export function useResendWait(): ResendWait {
  const { seconds, start } = useCountdown();
  const startFrom = useCallback(
    // A clock set back in the meantime must not make the wait longer.
    (sentAt: number) => start(Math.min(codePause, codePause - (Date.now() - sentAt) / 1000)),
    [start],
  );
  return {
    seconds,
    startFrom,
    async trackRetryAfter(send) {
      try {
        const result = await send();
        start(codePause);
        return result;
      } catch (error) {
        const wait = error instanceof CommunicationError ? error.retryAfterSeconds : null;
        if (wait !== null && wait <= maxCountdownSeconds) start(wait);
        throw error;
      }
    },
  };
}
