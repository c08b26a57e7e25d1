import { setTimeout as sleep } from 'node:timers/promises';
import { pause } from './pause';

/** Background work gets one part in this many of the elapsed time. */
const share = 4;
/** Work that takes longer than this, in milliseconds, is waiting for something and delays nobody else. */
const maxTurnMs = 1000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one step of background work: a statement or two. All such work takes turns, and after each step pauses for three
 * times as long as it took, so requests find the database free however much there is to do.
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
