import { useCallback } from 'react';
import { CommunicationError } from '../../http/CommunicationError';
import { useCountdown } from './useCountdown';

/** A new code can be asked for so many seconds after the last one. */
const resendAfter = 60;
/** A longer wait is told as a sentence and not counted down. */
const maxCountdownSeconds = 120;

export type ResendWait = {
  /** Seconds until a new code may be asked for; 0 when it may. */
  seconds: number;
  /** Counts on from the moment a code was asked for, in milliseconds. */
  startFrom(sentAt: number): void;
  /** Runs the sending of a code. When the service says how long to wait, the countdown follows it. */
  trackRetryAfter<T>(send: () => Promise<T>): Promise<T>;
};

/** The wait between two codes to the same address. */
export function useResendWait(): ResendWait {
  const { seconds, start } = useCountdown();
  const startFrom = useCallback(
    // A clock that was turned back since must not make the wait longer.
    (sentAt: number) => start(Math.min(resendAfter, resendAfter - (Date.now() - sentAt) / 1000)),
    [start],
  );
  return {
    seconds,
    startFrom,
    async trackRetryAfter(send) {
      try {
        const result = await send();
        start(resendAfter);
        return result;
      } catch (error) {
        const wait = error instanceof CommunicationError ? error.retryAfterSeconds : null;
        if (wait !== null && wait <= maxCountdownSeconds) start(wait);
        throw error;
      }
    },
  };
}
