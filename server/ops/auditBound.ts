import { LRUCache } from 'lru-cache';
import type { Clock } from '@/server/clock';
import { hour } from '@/server/clock';

/** `count` is how often the subject occurred within the hour, including this time. */
type Repetition = { count: number; isRecorded: boolean };

/** Counts one more occurrence of the subject. */
export type AuditBound = (subject: string, maximum: number) => Repetition;

/**
 * Up to this many rows an hour are written individually for each action and outcome of one account. Calls without an
 * account are counted by wide network, the most one customer can hold, and more people share that.
 */
export const singleRows = { account: 10, network: 100 };
const maxSubjects = 20_000;

/**
 * Limits how much a caller without permissions can write into the audit log: after the rows that are written
 * individually, only each doubling is written, with the count. It counts in this process only, for a bounded number of
 * subjects. Beyond that, the one that was quiet longest is forgotten and begins anew: whatever many others do, what
 * happens to an account for the first time is written.
 */
export function makeAuditBound(clock: Clock): AuditBound {
  let windowEnds = 0;
  const counts = new LRUCache<string, number>({ max: maxSubjects });
  return (subject, maximum) => {
    const now = clock.now();
    // A clock that was ahead and is set back would otherwise keep the hour open until it is that late again.
    if (now >= windowEnds || windowEnds > now + hour) {
      windowEnds = now + hour;
      counts.clear();
    }
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    return { count, isRecorded: count <= maximum || Number.isInteger(Math.log2(count / maximum)) };
  };
}
