import { useCallback, useRef, useState } from 'react';
import { type PersonError, personError } from '../../content/site/errors/personError';

/** Runs one action of a screen at a time and holds the message when it fails. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<PersonError | null>(null);
  const running = useRef(false);

  /** Runs the work unless it is already running; true when it succeeded. A failure ends up in `error`. */
  const run = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
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
