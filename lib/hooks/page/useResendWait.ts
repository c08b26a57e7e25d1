import { useCallback, useEffect, useState } from 'react';
import { CommunicationError } from '../../http/CommunicationError';
import { codePause } from './codeSent';

/** A longer wait is given in a sentence instead of a countdown. */
const maxCountdownSeconds = 120;

export type ResendWait = ReturnType<typeof useResendWait>;

/** The wait between two codes to the same address. */
export function useResendWait() {
  const { seconds, start } = useCountdown();
  /** Continues the countdown from the time a code was requested, in milliseconds. */
  const startFrom = useCallback(
    // A clock set back in the meantime must not make the wait longer.
    (sentAt: number) => start(Math.min(codePause, codePause - (Date.now() - sentAt) / 1000)),
    [start],
  );
  return {
    /** Seconds until a new code can be requested; 0 when it can be now. */
    seconds,
    startFrom,
    /** Sends a code through `send`. When the service says how long to wait, the countdown follows that. */
    async trackRetryAfter<T>(send: () => Promise<T>): Promise<T> {
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

/** Counts whole seconds down to zero from the moment `start` is called. */
function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const running = seconds > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const start = useCallback((length: number) => {
    setNow(Date.now());
    setUntil(Date.now() + length * 1000);
  }, []);
  return { seconds, start };
}
