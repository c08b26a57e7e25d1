import { setTimeout as sleep } from 'node:timers/promises';

/** Longer pauses than this only delay the work: what was slow was the database, and it has had its rest. */
const longest = 1000;

/**
 * Lets everything that waits on the event loop go first, for so many milliseconds. Answers of SQLite come without a turn
 * of the loop, so work in a row that does not pause here holds up every request.
 */
export async function pause(milliseconds: number): Promise<void> {
  await sleep(Math.min(longest, Math.max(1, milliseconds)));
}
