import { useEffect, useState } from 'react';
import { buying } from '@/lib/content/subscription/pro';

/** How long a visitor waits in silence, in milliseconds. */
const timeoutMs = 6_000;

/** A word to the waiting once a call takes long. Mount it with the waiting; the place of its line is not reserved. */
export function SlowNote() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status">
      {slow ? buying.slow : null}
      <style jsx>{`
        p {
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        p:empty {
          display: none;
        }
      `}</style>
    </p>
  );
}
