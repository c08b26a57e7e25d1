import { isStoreAway } from '@/server/appStores';
import { hour, minute } from '@/server/clock';
import { neverAborted } from '@/server/neverAborted';
import { delayAfter } from '@/server/retrySchedule';
import type { Services } from '@/server/services';
import { isDatabaseAway, isStripeAway, isStripeUnreachable } from './stripeUnavailable';

/** How long one worker holds a piece of work before another may take it; longer than its calls take. */
const lease = 2 * minute;
const batch = 100;
/** So many of what is due are done without a rest: only a backlog is more. */
const promptly = 5;

/** Rows of a table that wait for Stripe, each on its own schedule. */
type WorkQueue<Row> = {
  /** Rows that may be tried now, longest waiting first. */
  due(limit: number): Promise<Row[]>;
  /** Claims one row until the lease ends, with one guarded statement. Nothing when somebody else was faster. */
  claim(row: Row, leaseUntil: number): Promise<{ attempts: number } | undefined>;
  run(row: Row): Promise<void>;
  /** Schedules the next try; with `at` null, there is none: the schedule has ended, or `isFinal` said so. */
  postpone(row: Row, next: { at: number | null; attempts: number; reason: string }): Promise<void>;
  isFinal?: (error: unknown) => boolean;
};
/** How many rows were done, and whether Stripe answers. */
export type Worked = { done: number; reachable: boolean };

/**
 * A failing row waits on its own and delays no other. If Stripe cannot be reached, the run ends, and no attempts are
 * counted. A backlog leaves time to requests. Stops after the current row when the signal is aborted.
 */
export async function workThrough<Row>(
  services: Services,
  queue: WorkQueue<Row>,
  signal: AbortSignal = neverAborted,
): Promise<Worked> {
  let done = 0;
  for (const [index, row] of (await queue.due(batch)).entries()) {
    if (signal.aborted) break;
    const step = () => workOn(services, queue, row);
    const outcome = await (index < promptly ? step() : services.turns.pace(step));
    if (outcome === 'done') done += 1;
    if (outcome === 'unreachable') return { done, reachable: false };
  }
  return { done, reachable: true };
}

async function workOn<Row>(
  { clock }: Services,
  queue: WorkQueue<Row>,
  row: Row,
): Promise<'done' | 'taken' | 'failed' | 'unreachable'> {
  const claimed = await queue.claim(row, clock.now() + lease);
  if (!claimed) return 'taken';
  try {
    await queue.run(row);
    return 'done';
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const attempts = claimed.attempts + (isStripeUnreachable(error) ? 0 : 1);
    const delay = queue.isFinal?.(error) ? null : delayFor(error, attempts);
    const reason = error instanceof Error ? error.name : 'unknown';
    await queue.postpone(row, { at: delay === null ? null : clock.now() + delay, attempts, reason });
    return isStripeAway(error) ? 'unreachable' : 'failed';
  }
}

/** An app store that is away, or refuses our key, is tried every hour until it answers: it reports everything once. */
function delayFor(error: unknown, attempts: number): number | null {
  if (isStripeUnreachable(error)) return 0;
  const delay = delayAfter(attempts);
  return isStoreAway(error) ? Math.min(delay ?? hour, hour) : delay;
}
