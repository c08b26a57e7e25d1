import { useCallback, useEffect, useState } from 'react';

/** An app's answer, requested every `pause` milliseconds while the page is visible. A failure keeps the last one. */
export function usePolled<T>(ask: () => Promise<T | null>, pause: number) {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again
  useEffect(() => {
    let mounted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      if (mounted) timer = setTimeout(read, pause);
    };
    async function read(): Promise<void> {
      if (document.hidden) return next();
      try {
        const answer = await ask();
        if (mounted && answer !== null) setValue(answer);
        if (mounted) setFailed(false);
      } catch {
        if (mounted) setFailed(true);
      }
      next();
    }
    void read();
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [ask, pause, round]);

  const reload = useCallback(() => {
    setFailed(false);
    setRound((count) => count + 1);
  }, []);
  return { value, failed: failed && value === null, reload };
}
