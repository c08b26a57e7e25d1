import type { Clock } from '@/server/clock';

type Lifetimes = {
  /** Milliseconds for which a copy is given without asking again. */
  freshFor: number;
  /** Milliseconds without a question after one that failed. */
  pauseFor: number;
};

/**
 * Keeps the last good copy of something another server tells us. A copy that is no longer fresh is still given at once,
 * while one question for a newer one is under way; so nobody waits for a server that hangs, and one that is gone takes
 * nothing away. Only before the first good answer does a failure reach the reader.
 */
export function lastGoodCopy<Value>(load: () => Promise<Value>, clock: Clock, lifetimes: Lifetimes) {
  let copy: { value: Value; loadedAt: number } | null = null;
  let failed: { error: unknown; at: number } | null = null;
  let question: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      copy = { value: await load(), loadedAt: clock.now() };
      failed = null;
    } catch (error) {
      failed = { error, at: clock.now() };
    } finally {
      question = null;
    }
  }

  /** @throws whatever the last question threw, while there is no copy */
  return async function read(): Promise<Value> {
    const now = clock.now();
    const fresh = copy !== null && now - copy.loadedAt < lifetimes.freshFor;
    const pausing = failed !== null && now - failed.at < lifetimes.pauseFor;
    if (!fresh && !pausing) question ??= ask();
    if (copy === null) await question;
    if (copy !== null) return copy.value;
    throw failed?.error;
  };
}
