import { type Clock, minute, second } from '@/server/clock';
import type { FailureLog } from '@/server/failureLog';

/** How long a copy is used without asking again, in milliseconds. */
const freshFor = 5 * minute;
/** How long no new request is made after a failed one, in milliseconds. */
const pauseFor = 15 * second;

/**
 * Keeps the last good copy of something fetched from another server. A stale copy is still returned at once while a
 * single request fetches a newer one, so nobody waits for a server that hangs, and an outage takes nothing away. Only
 * before the first good answer does a failure reach the caller; the log is told of each, since afterward nobody would
 * notice one.
 */
export function lastGoodCopy<Value>(load: () => Promise<Value>, clock: Clock, logFailure: FailureLog) {
  let copy: { value: Value; loadedAt: number } | null = null;
  let failed: { error: unknown; at: number } | null = null;
  let question: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      copy = { value: await load(), loadedAt: clock.now() };
      failed = null;
    } catch (error) {
      failed = { error, at: clock.now() };
      logFailure(error);
    } finally {
      question = null;
    }
  }

  /** @throws whatever the last request threw, while there is no copy */
  return async function read(): Promise<Value> {
    // What a clock that was ahead has dated is not younger than now.
    const isYounger = (at: number, age: number) => at <= clock.now() && clock.now() < at + age;
    const fresh = copy !== null && isYounger(copy.loadedAt, freshFor);
    const pausing = failed !== null && isYounger(failed.at, pauseFor);
    if (!fresh && !pausing) question ??= ask();
    if (copy === null) await question;
    if (copy !== null) return copy.value;
    throw failed?.error;
  };
}
