import { useEffect, useState } from 'react';
import { buyingWords } from '@/lib/content/subscription/pro';

/** How long a visitor waits before the note appears, in milliseconds. */
const timeoutMs = 6_000;

/**
 * A line for people who wait, shown when a call takes long. Mount it when the wait starts; no space is reserved for it.
 */
export function SlowNote() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="small-print" role="status">
      {slow ? buyingWords.slow : null}
      <style jsx>{`
        p:empty {
          display: none;
        }
      `}</style>
    </p>
  );
}
