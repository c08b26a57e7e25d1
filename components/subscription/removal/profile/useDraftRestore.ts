import { useEffect, useRef, useState } from 'react';
import type { Removal } from '@/lib/hooks/native/useRemoval';

/**
 * Restores the draft when its screen is left, by a button or through the history, unless what `settle` ran has
 * succeeded: saving keeps the draft, and deleting replaces it.
 */
export function useDraftRestore({ draft, setDraft }: Pick<Removal, 'draft' | 'setDraft'>): {
  settle: (work: () => Promise<void>) => Promise<void>;
} {
  const [before] = useState(draft);
  const settling = useRef<Promise<void> | null>(null);

  useEffect(
    () => () => {
      const restore = () => setDraft(before);
      if (settling.current) settling.current.catch(restore);
      else restore();
    },
    [before, setDraft],
  );

  async function settle(work: () => Promise<void>): Promise<void> {
    settling.current = work();
    try {
      await settling.current;
    } catch (error) {
      settling.current = null;
      throw error;
    }
  }
  return { settle };
}
