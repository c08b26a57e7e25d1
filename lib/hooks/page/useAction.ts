import { useCallback, useRef, useState } from 'react';
import { type PersonError, personError } from '../../content/site/errorWords';

export type Action = {
  busy: boolean;
  error: PersonError | null;
  /** Runs the work unless it is running already; true when it succeeded. A failure is kept as `error`. */
  run(work: () => Promise<void>): Promise<boolean>;
  clear(): void;
};

/** One piece of work of a screen at a time, with the sentence about its failure. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<PersonError | null>(null);
  const running = useRef(false);

  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (cause) {
      setError(personError(cause));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setError(null), []);
  return { busy, error, run, clear };
}
