import { useCallback, useEffect, useState } from 'react';

/** Counts whole seconds down to zero from the moment `start` is called. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
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
