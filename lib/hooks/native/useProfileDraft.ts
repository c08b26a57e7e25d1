import { useCallback, useRef, useState } from 'react';
import { emptyProfile, type ProfileDraft } from '../../native/removal/removalProfile';

export type HeldDraft = {
  draft: ProfileDraft;
  setDraft(draft: ProfileDraft): void;
  /** Shows what the app holds. */
  hold(profile: ProfileDraft): void;
  /** Whether this is no longer what is shown: more was typed since. */
  outdated(draft: ProfileDraft): boolean;
  /** Runs what changes the app's profile: once that has succeeded, the app holds `after`. @throws what the work throws */
  change(work: () => Promise<void>, after: ProfileDraft): Promise<void>;
  /** Call when the whole profile is shown for editing. Returns what to call when that screen is left. */
  edit(): () => void;
};

/**
 * What was typed, and what the app holds. Whoever leaves the whole profile gets back what the app holds, as soon as
 * nothing is being changed in it; what was typed elsewhere by then is kept.
 */
export function useProfileDraft(): HeldDraft {
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
  const hold = useCallback((profile: ProfileDraft) => {
    held.current = profile;
    setDraft(profile);
  }, []);
  const edit = useCallback(() => {
    left.current = null;
    return () => {
      left.current = newest.current;
      restore();
    };
  }, [restore]);

  function outdated(earlier: ProfileDraft): boolean {
    return newest.current !== earlier;
  }
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
