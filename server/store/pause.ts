import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Longer pauses than this only delay the work: what was slow was the database, and it has had its rest. */
const longest = 1000;

/**
 * Lets everything that waits on the event loop go first, and for so many milliseconds whatever comes. Answers of SQLite
 * come without a turn of the loop, so work in a row that does not pause here holds up every request.
 */
export async function pause(milliseconds = 0): Promise<void> {
  if (milliseconds >= 1) await sleep(Math.min(longest, milliseconds));
  // Timers that are late run one after the other, before anything that came over the network is looked at.
  await nextTurn();
}
