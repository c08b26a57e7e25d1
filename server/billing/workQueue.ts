import { isStoreAway } from '@/server/appStores';
import { hour, minute } from '@/server/clock';
import { isTransientOutage } from '@/server/http/unavailable';
import { neverAborted } from '@/server/neverAborted';
import { delayAfter } from '@/server/retrySchedule';
import type { Services } from '@/server/services';
import { isStripeBusy, isStripeUnavailable, isStripeUnreachable } from './stripeUnavailable';

/** How long one worker holds a piece of work before another may take it; longer than its calls take. */
const lease = 2 * minute;
/** An app store that is away, or refuses our key, is tried this often until it answers: it reports everything once. */
const maxStoreDelay = hour;
const batch = 100;
/** So many of what is due are done without a rest: only a backlog is more. */
const promptly = 5;

/** Rows of a table that wait for Stripe, each on its own schedule. */
export type WorkQueue<Row> = {
  /** Rows that may be tried now, longest waiting first. */
  due(limit: number): Promise<Row[]>;
  /** Claims one row until the lease ends, with one guarded statement. Null when somebody else was faster. */
  claim(row: Row, leaseUntil: number): Promise<{ attempts: number } | null>;
  run(row: Row): Promise<void>;
  /** Schedules the row's next try. */
  postpone(row: Row, next: { at: number; attempts: number; reason: string }): Promise<void>;
  /** Stops retrying: the schedule has ended, or `isFinal` said so. */
  giveUp(row: Row, last: { attempts: number; reason: string }): Promise<void>;
  isFinal?: (error: unknown) => boolean;
};

/**
 * Works through everything that is due. A failing row waits on its own and delays no other. If Stripe cannot be reached
 * at all, the run ends, and no row's attempts are counted. A backlog leaves time to requests. Stops after the current
 * row when the signal is aborted. Resolves to how many rows were done, and whether Stripe answers.
 */
export async function workThrough<Row>(
  services: Services,
  queue: WorkQueue<Row>,
  signal: AbortSignal = neverAborted,
): Promise<{ done: number; reachable: boolean }> {
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
  services: Services,
  queue: WorkQueue<Row>,
  row: Row,
): Promise<'done' | 'taken' | 'failed' | 'unreachable'> {
  const claimed = await queue.claim(row, services.clock.now() + lease);
  if (!claimed) return 'taken';
  try {
    await queue.run(row);
    return 'done';
  } catch (error) {
    if (!isStripeUnavailable(error) && isTransientOutage(error)) throw error;
    await settle(services, queue, row, claimed.attempts, error);
    return isStripeUnreachable(error) || isStripeBusy(error) ? 'unreachable' : 'failed';
  }
}

async function settle<Row>(
  { clock }: Services,
  queue: WorkQueue<Row>,
  row: Row,
  before: number,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.name : 'unknown';
  if (isStripeUnreachable(error)) return queue.postpone(row, { at: clock.now(), attempts: before, reason });
  const attempts = before + 1;
  const delay = queue.isFinal?.(error) ? null : delayFor(error, attempts);
  if (delay === null) return queue.giveUp(row, { attempts, reason });
  return queue.postpone(row, { at: clock.now() + delay, attempts, reason });
}

function delayFor(error: unknown, attempts: number): number | null {
  const delay = delayAfter(attempts);
  return isStoreAway(error) ? Math.min(delay ?? maxStoreDelay, maxStoreDelay) : delay;
}
