import { setTimeout as sleep } from 'node:timers/promises';
import { pause } from './pause';

/** Of the time that passes, what runs by itself gets one part in so many. */
const share = 4;
/** Who takes longer than this, in milliseconds, waits for something, and holds up nobody else. */
const maxTurnMs = 1000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Does a step of the work that nobody waits for: a statement or two. All such work takes turns, and after each step stands
 * back for three times as long as it took, so requests find the database free however much there is to do at once.
 */
export function inBackgroundTurn<Result>(step: () => Promise<Result>): Promise<Result> {
  const begun = last.then(() => performance.now());
  const result = begun.then(step);
  last = begun.then(async (began) => {
    await endOf(result);
    await pause((performance.now() - began) * (share - 1));
  });
  return result;
}

async function endOf(work: Promise<unknown>): Promise<void> {
  const timeout = new AbortController();
  const { signal } = timeout;
  await Promise.race([work, sleep(maxTurnMs, undefined, { signal, ref: false })]).catch(() => {});
  timeout.abort();
}
