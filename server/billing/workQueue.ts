import { type RawBuilder, sql } from 'kysely';
import { isStoreAway } from '@/server/appStores';
import { hour, minute } from '@/server/clock';
import { neverAborted } from '@/server/neverAborted';
import { delayAfter } from '@/server/retrySchedule';
import type { Services } from '@/server/services';
import { isDatabaseAway, isStripeAway, isStripeUnreachable, missingPermission } from './stripeUnavailable';

/** How long one worker holds a piece of work before another may take it; longer than its calls take. */
const lease = 2 * minute;
const batch = 100;
/** So many of what is due are done without a rest: only a backlog is more. */
const promptly = 5;

/** Rows of a table that wait for Stripe, each on its own schedule. */
type WorkQueue<Row> = {
  table: 'webhook_events' | 'stripe_closures' | 'customers';
  /** The columns that say which row it is, when it is tried next, and how often it was tried. */
  columns: { id: keyof Row & string; next: string; attempts: string };
  /** Which rows wait, whether or not their time has come. */
  waits: RawBuilder<unknown>;
  run(services: Services, row: Row): Promise<void>;
  /** What a failure sets; with `at` null there is no other try: the schedule has ended, or `isFinal` said so. */
  afterFailure(failure: { at: number | null; now: number; reason: string }): RawBuilder<unknown>;
  /** What the log says of a row that is not tried again. */
  lastFailure: { says: string; about(row: Row): object };
  isFinal?(error: unknown): boolean;
  /** What is asked for anew during a try has a schedule of its own, which begins at once. */
  beginsAnew?: boolean;
};
/** How many rows were done, and whether Stripe answers. */
export type Worked = { done: number; reachable: boolean };

/**
 * A failing row waits on its own and delays no other. If Stripe cannot be reached, the run ends, and no attempts are
 * counted. A backlog leaves time to requests. Stops after the current row when the signal is aborted.
 */
export function workThrough<Row>(queue: WorkQueue<Row>) {
  return async (services: Services, signal: AbortSignal = neverAborted): Promise<Worked> => {
    let done = 0;
    for (const [index, row] of (await dueRows(services, queue)).entries()) {
      if (signal.aborted) break;
      const step = () => workOn(services, queue, row);
      const outcome = await (index < promptly ? step() : services.turns.pace(step));
      if (outcome === 'done') done += 1;
      if (outcome === 'unreachable') return { done, reachable: false };
    }
    return { done, reachable: true };
  };
}

async function dueRows<Row>({ database, clock }: Services, queue: WorkQueue<Row>): Promise<Row[]> {
  const next = sql.ref(queue.columns.next);
  const { rows } = await sql<Row>`
    select * from ${sql.table(queue.table)} where ${queue.waits} and ${next} <= ${clock.now()}
    order by ${next} limit ${batch}`.execute(database);
  return rows;
}

async function workOn<Row>(
  services: Services,
  queue: WorkQueue<Row>,
  row: Row,
): Promise<'done' | 'taken' | 'failed' | 'unreachable'> {
  const { database, clock, log } = services;
  const { columns, table, waits } = queue;
  const [next, attempts] = [sql.ref(columns.next), sql.ref(columns.attempts)];
  const isThisRow = sql`${sql.ref(columns.id)} = ${row[columns.id]} and ${waits}`;
  // Claimed with one guarded statement, so that only the fastest worker has the row until the lease ends.
  const { rows } = await sql<{ tried: number }>`
    update ${sql.table(table)} set ${next} = ${clock.now() + lease}
    where ${isThisRow} and ${next} <= ${clock.now()} returning ${attempts} as tried`.execute(database);
  const [claimed] = rows;
  if (!claimed) return 'taken';
  try {
    await queue.run(services, row);
    return 'done';
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const tried = claimed.tried + (isStripeUnreachable(error) ? 0 : 1);
    const delay = queue.isFinal?.(error) ? null : delayFor(error, tried);
    const reason = error instanceof Error ? error.name : 'unknown';
    const now = clock.now();
    const changes = queue.afterFailure({ at: delay === null ? null : now + delay, now, reason });
    const isStillThisTry = queue.beginsAnew ? sql`${next} > ${now}` : sql`true`;
    await sql`
      update ${sql.table(table)} set ${changes}, ${attempts} = ${tried}
      where ${isThisRow} and ${isStillThisTry}`.execute(database);
    const { says, about } = queue.lastFailure;
    if (delay === null) log.error({ ...about(row), reason }, says);
    const permission = missingPermission(error);
    if (permission) log.error({ ...about(row), permission }, 'the key lacks a permission at Stripe');
    return isStripeAway(error) ? 'unreachable' : 'failed';
  }
}

/** An app store that is away, or refuses our key, is tried every hour until it answers: it reports everything once. */
function delayFor(error: unknown, attempts: number): number | null {
  if (isStripeUnreachable(error)) return 0;
  const delay = delayAfter(attempts);
  return isStoreAway(error) ? Math.min(delay ?? hour, hour) : delay;
}
