import { useCallback, useRef, useState } from 'react';
import { emptyProfile, type ProfileDraft } from '../../native/removal/removalProfile';

/**
 * What was typed, and what the app holds. Whoever leaves the whole profile gets back what the app holds, as soon as
 * nothing is being changed in it; what was typed elsewhere by then is kept.
 */
export function useProfileDraft() {
  const [draft, setDraft] = useState(emptyProfile);
  const held = useRef(draft);
  const newest = useRef(draft);
  newest.current = draft;
  const changes = useRef(0);
  const left = useRef<ProfileDraft | null>(null);

  const restore = useCallback(() => {
    const abandoned = left.current;
    if (changes.current > 0 || !abandoned) return;
    left.current = null;
    setDraft((now) => (now === abandoned ? held.current : now));
  }, []);
  /** Shows what the app holds. */
  const hold = useCallback((profile: ProfileDraft) => {
    held.current = profile;
    setDraft(profile);
  }, []);
  /** Call when the whole profile is shown for editing. Returns what to call when that screen is left. */
  const edit = useCallback(() => {
    left.current = null;
    return () => {
      left.current = newest.current;
      restore();
    };
  }, [restore]);

  /** Whether more was typed since. */
  function outdated(earlier: ProfileDraft): boolean {
    return newest.current !== earlier;
  }
  /** Runs what changes the app's profile: once that has succeeded, the app holds `after`. */
  async function change(work: () => Promise<void>, after: ProfileDraft): Promise<void> {
    changes.current += 1;
    try {
      await work();
      held.current = after;
    } finally {
      changes.current -= 1;
      restore();
    }
  }
  return { draft, setDraft, hold, outdated, change, edit };
}
