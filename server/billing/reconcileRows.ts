import type { Kysely } from 'kysely';
import type { Database } from '@/server/store/schema';
import type { CheckoutRow } from './checkoutRows';
import type { SubscriptionRow } from './currentSubscription';
import { terminalStatuses } from './stripeStatus';

const page = 100;
const job = 'reconcile';

/** Subscriptions of Stripe that began in that time and have not ended as far as we know, page by page. */
export async function* runningRows(
  database: Kysely<Database>,
  from: number,
  until: number,
): AsyncGenerator<SubscriptionRow> {
  let last = { started_at: from, id: '' };
  for (;;) {
    const { started_at, id } = last;
    const rows = await database
      .selectFrom('subscriptions')
      .selectAll()
      .where('started_at', '>=', started_at)
      .where('started_at', '<', until)
      .where((row) => row.or([row('started_at', '>', started_at), row('id', '>', id)]))
      .where('platform', '=', 'stripe')
      .where('provider_status', 'not in', terminalStatuses)
      .orderBy('started_at')
      .orderBy('id')
      .limit(page)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < page) return;
    last = end;
  }
}

/** Checkouts that are open after their time, page by page: one that cannot be settled hides none behind it. */
export async function* lapsedCheckouts(database: Kysely<Database>, now: number): AsyncGenerator<CheckoutRow> {
  let last = { expires_at: 0, id: '' };
  for (;;) {
    const { expires_at, id } = last;
    const rows = await database
      .selectFrom('checkouts')
      .selectAll()
      .where('status', '=', 'open')
      .where('expires_at', '<=', now)
      .where('expires_at', '>=', expires_at)
      .where((row) => row.or([row('expires_at', '>', expires_at), row('id', '>', id)]))
      .orderBy('expires_at')
      .orderBy('id')
      .limit(page)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < page) return;
    last = end;
  }
}

/** Where the comparison goes on, as the end of the time that it has not compared yet; `start` for a new one. */
export async function progress(database: Kysely<Database>, start: number): Promise<number> {
  const row = await database
    .selectFrom('job_progress')
    .select('position')
    .where('name', '=', job)
    .executeTakeFirst();
  return row ? Number(row.position) : start;
}

/** Null once all is compared. */
export async function saveProgress(database: Kysely<Database>, position: number | null): Promise<void> {
  if (position === null) {
    await database.deleteFrom('job_progress').where('name', '=', job).execute();
    return;
  }
  await database
    .insertInto('job_progress')
    .values({ name: job, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute();
}
