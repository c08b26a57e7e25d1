import { useEffect, useRef } from 'react';
import type { Removal } from '@/lib/hooks/native/useRemoval';
import type { ProfileDraft } from '@/lib/native/removal/removalProfile';

type Settle = (work: () => Promise<void>, after: ProfileDraft) => Promise<void>;

/**
 * Restores the draft of what the app holds when its screen is left, by a button or through the history. `settle` runs
 * what changes the app's profile: once that has succeeded, the app holds `after`.
 */
export function useDraftRestore({ draft, setDraft }: Pick<Removal, 'draft' | 'setDraft'>): {
  settle: Settle;
} {
  const held = useRef(draft);
  const settling = useRef<Promise<void> | null>(null);

  useEffect(
    () => () => {
      const restore = () => setDraft(held.current);
      if (settling.current) settling.current.catch(restore);
      else restore();
    },
    [setDraft],
  );

  async function settle(work: () => Promise<void>, after: ProfileDraft): Promise<void> {
    settling.current = work();
    try {
      await settling.current;
      held.current = after;
    } finally {
      settling.current = null;
    }
  }
  return { settle };
}
