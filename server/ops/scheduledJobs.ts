import { minute } from '@/server/clock';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';

/**
 * Work that all instances on one database do together once a period: pruning, the comparison with Stripe. A row says when
 * it is due and who has it, so a restart neither skips it nor does it twice. Whoever has it renews a lease while it works;
 * the lease of an instance that was killed runs out, and another one takes over.
 */
export type ScheduledJob = {
  name: string;
  /** Milliseconds from the end of one run to the next. */
  every: number;
  /** Does it, and ends early when the signal is aborted: because this instance stops, or lost its lease. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

const lease = 5 * minute;
const renewEvery = minute;
/** A run that failed is tried again after this long, or after its period where that is shorter. */
const retryAfter = 10 * minute;

/** Does the job if it is due and nobody has it. Resolves to whether it was done to its end; rejects when it failed. */
export async function runWhenDue(
  services: Services,
  job: ScheduledJob,
  signal: AbortSignal = neverAborted,
): Promise<boolean> {
  const holder = services.random.uuid();
  if (!(await claim(services, job, holder))) return false;
  const lost = new AbortController();
  const timer = setInterval(() => {
    // A database that is away keeps everybody else from claiming it too.
    const renewal = renew(services, job, holder).catch(() => true);
    void renewal.then((renewed) => {
      if (!renewed) lost.abort();
    });
  }, renewEvery);
  timer.unref();
  const ended = AbortSignal.any([signal, lost.signal]);
  try {
    await job.run(ended);
    const done = !ended.aborted;
    await release(services, job, holder, done ? job.every : 0, done);
    return done;
  } catch (error) {
    // Where this fails too, the lease runs out by itself.
    await release(services, job, holder, Math.min(retryAfter, job.every), false).catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * One statement decides. Times further ahead than any run sets them were written by a clock that has been put back since,
 * and hold nobody up.
 */
async function claim({ database, clock }: Services, job: ScheduledJob, holder: string): Promise<boolean> {
  const now = clock.now();
  const row = { name: job.name, due_at: now, holder, lease_until: now + lease, finished_at: null };
  const claimed = await database
    .insertInto('scheduled_jobs')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, lease_until: now + lease })
        .where(({ eb, or }) =>
          or([eb('scheduled_jobs.due_at', '<=', now), eb('scheduled_jobs.due_at', '>', now + 2 * job.every)]),
        )
        .where(({ eb, or }) =>
          or([
            eb('scheduled_jobs.lease_until', '<=', now),
            eb('scheduled_jobs.lease_until', '>', now + 2 * lease),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function renew({ database, clock }: Services, job: ScheduledJob, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('scheduled_jobs')
    .set({ lease_until: clock.now() + lease })
    .where('name', '=', job.name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives it back, due again after `pause`. Who has lost it to another changes nothing. */
async function release(
  { database, clock }: Services,
  job: ScheduledJob,
  holder: string,
  pause: number,
  done: boolean,
): Promise<void> {
  const now = clock.now();
  await database
    .updateTable('scheduled_jobs')
    .set({ due_at: now + pause, holder: null, lease_until: 0, ...(done ? { finished_at: now } : {}) })
    .where('name', '=', job.name)
    .where('holder', '=', holder)
    .execute();
}
