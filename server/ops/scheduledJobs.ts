import { day, minute } from '@/server/clock';
import type { Found } from '@/server/gauges';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';

/**
 * Work that all instances sharing a database do together once per period, such as pruning and the comparison with
 * Stripe. A row records when the job is due and who holds it, so a restart neither skips nor repeats it. The holder
 * renews a lease while working; if its instance is killed, the lease expires and another instance takes over.
 */
export type ScheduledJob = {
  name: string;
  /** Milliseconds from the end of one run to the next. */
  every: number;
  /** Runs the job. Stops early when the signal is aborted, because this instance is stopping or lost its lease. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

const lease = 5 * minute;
const renewEvery = minute;
/** A failed run is retried after this long, or after its period if that is shorter. */
const retryAfter = 10 * minute;

/** Runs the job if it is due and free. Resolves to whether it ran to completion; rejects when it failed. */
export async function runWhenDue(
  services: Services,
  job: ScheduledJob,
  signal: AbortSignal = neverAborted,
): Promise<boolean> {
  const holder = services.random.uuid();
  if (!(await claim(services, job, holder))) return false;
  const lost = new AbortController();
  const timer = setInterval(() => {
    // If the database is down, nobody else can claim the job either.
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
    // If this fails too, the lease expires on its own.
    await release(services, job, holder, Math.min(retryAfter, job.every), false).catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** A job that compares our rows with a provider's, and keeps what it found for every instance to show. */
export function comparison(
  services: Services,
  name: string,
  compare: (services: Services, signal: AbortSignal) => Promise<Found>,
): ScheduledJob {
  const run = async (signal: AbortSignal) => {
    const { seen, repaired = null, failed, unmailed = null } = await compare(services, signal);
    const found = { seen, repaired, failed, unmailed };
    if (!signal.aborted)
      await services.database.updateTable('scheduled_jobs').set(found).where('name', '=', name).execute();
  };
  return { name, every: day, run };
}

/**
 * One statement decides. A time further ahead than any run would set was written by a clock that has since been set
 * back, and is ignored. The statement locks the row even where it changes nothing, so those who only look, as every
 * instance does all the time, read it first.
 */
async function claim(services: Services, job: ScheduledJob, holder: string): Promise<boolean> {
  const { database, clock } = services;
  if (!(await isDue(services, job))) return false;
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

/** Whether the job was due and free a moment ago. */
async function isDue({ database, clock }: Services, job: ScheduledJob): Promise<boolean> {
  const now = clock.now();
  const row = await database
    .selectFrom('scheduled_jobs')
    .select(['due_at', 'lease_until'])
    .where('name', '=', job.name)
    .executeTakeFirst();
  if (!row) return true;
  const isLater = row.due_at > now && row.due_at <= now + 2 * job.every;
  const isHeld = row.lease_until > now && row.lease_until <= now + 2 * lease;
  return !isLater && !isHeld;
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

/** Releases the job, due again after `pause`. Does nothing when another instance has taken it over. */
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
