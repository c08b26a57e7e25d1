import { minute } from '@/server/clock';
import { isTransientOutage } from '@/server/http/unavailable';
import { delayAfter } from '@/server/retrySchedule';
import type { Services } from '@/server/services';
import { inBackgroundTurn } from '@/server/store/backgroundTurn';
import { isStripeBusy, isStripeUnavailable, isStripeUnreachable } from './stripeUnavailable';

/** How long one worker holds a piece of work before another may take it; longer than its calls take. */
const lease = 2 * minute;
const batch = 100;

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
 * at all, the run ends, and no row's attempts are counted. Resolves to how many rows were done, and whether Stripe
 * answers.
 */
export async function workThrough<Row>(
  services: Services,
  queue: WorkQueue<Row>,
): Promise<{ done: number; reachable: boolean }> {
  let done = 0;
  for (const row of await queue.due(batch)) {
    const claimed = await inBackgroundTurn(() => queue.claim(row, services.clock.now() + lease));
    if (!claimed) continue;
    try {
      await queue.run(row);
      done += 1;
    } catch (error) {
      if (!isStripeUnavailable(error) && isTransientOutage(error)) throw error;
      await settle(services, queue, row, claimed.attempts, error);
      if (isStripeUnreachable(error) || isStripeBusy(error)) return { done, reachable: false };
    }
  }
  return { done, reachable: true };
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
  const delay = queue.isFinal?.(error) ? null : delayAfter(attempts);
  if (delay === null) return queue.giveUp(row, { attempts, reason });
  return queue.postpone(row, { at: clock.now() + delay, attempts, reason });
}
