import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Longer pauses only delay the work: the database was the slow part, and it has had its rest. */
const longest = 1000;

/**
 * Lets everything that waits on the event loop run first, and then pauses for this many milliseconds. SQLite answers
 * arrive without a turn of the event loop, so a long series of queries without pauses blocks every request.
 */
export async function pause(milliseconds = 0): Promise<void> {
  if (milliseconds >= 1) await sleep(Math.min(longest, milliseconds));
  // Overdue timers run one after the other before any network input is handled.
  await nextTurn();
}
