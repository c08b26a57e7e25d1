import type { Clock } from '@/server/clock';
import { hour } from '@/server/clock';

/** `count` is how often the subject came within the hour, this time included. */
type Repetition = { count: number; isRecorded: boolean };

/** Counts one more for the subject. */
export type AuditBound = (subject: string, maximum: number) => Repetition;

/**
 * This many rows an hour are written one by one for each action and outcome about one account. A network without one,
 * counted as wide as one hirer may have it, holds more people.
 */
export const singleRows = { account: 10, network: 100 };
const maxSubjects = 20_000;

/**
 * Bounds what somebody who needs no permission can have written into the audit log: beyond the rows that are written one
 * by one, only each doubling is, with the count. Counted in this process alone, for a bounded number of subjects; beyond
 * that newcomers share one count.
 */
export function makeAuditBound(clock: Clock): AuditBound {
  let windowEnds = 0;
  let counts = new Map<string, number>();
  return (subject, maximum) => {
    const now = clock.now();
    if (now >= windowEnds) {
      windowEnds = now + hour;
      counts = new Map();
    }
    const key = counts.has(subject) || counts.size < maxSubjects ? subject : '';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { count, isRecorded: count <= maximum || Number.isInteger(Math.log2(count / maximum)) };
  };
}
