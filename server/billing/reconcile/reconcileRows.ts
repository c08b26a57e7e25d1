import { type Kysely, type SqlBool, sql } from 'kysely';
import type { CheckoutRow } from '@/server/billing/rows/checkoutRows';
import { isTerminal } from '@/server/billing/subscription/stripe/stripeStatus';
import { day } from '@/server/clock';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import type { BackgroundTurns } from '@/server/store/backgroundTurns';
import type { Database } from '@/server/store/schema';

const page = 100;
const job = 'reconcile';

/** Subscriptions from Stripe that began in this period and, as far as we know, have not ended, page by page. */
export function runningRows(
  { database, turns }: Services,
  from: number,
  until: number,
): AsyncGenerator<SubscriptionRow> {
  return pages(
    turns,
    (last) =>
      database
        .selectFrom('subscriptions')
        .selectAll()
        .where('started_at', '>=', last?.started_at ?? from)
        .where('started_at', '<', until)
        .where((row) =>
          row.or([row('started_at', '>', last?.started_at ?? from), row('id', '>', last?.id ?? '')]),
        )
        .orderBy('started_at')
        .orderBy('id')
        .limit(page)
        .execute(),
    ({ platform, provider_status: status }) =>
      platform === 'stripe' && status !== null && !isTerminal(status),
  );
}

/** Written exactly as the condition of the index of these rows. */
const isOfStore = sql<SqlBool>`platform <> 'stripe' and status <> 'Expired'`;
/**
 * A store subscription this long past its end is no longer followed. Google Play can pause one for three months and then
 * try its card for another two.
 */
const followedFor = 160 * day;

/** App store subscriptions whose period is over and that, as far as we know, have not ended, page by page. */
export function endedStoreRows({ database, turns }: Services, now: number): AsyncGenerator<SubscriptionRow> {
  return pages(turns, (last) =>
    database
      .selectFrom('subscriptions')
      .selectAll()
      .where(isOfStore)
      .where('expires_or_renews_at', '<=', now)
      .where('expires_or_renews_at', '>=', last?.expires_or_renews_at ?? now - followedFor)
      .where((row) =>
        row.or([
          row('expires_or_renews_at', '>', last?.expires_or_renews_at ?? 0),
          row('id', '>', last?.id ?? ''),
        ]),
      )
      .orderBy('expires_or_renews_at')
      .orderBy('id')
      .limit(page)
      .execute(),
  );
}

const isOpen = sql<SqlBool>`status = 'open'`;

/** Checkouts still open past their time, page by page, so that one that cannot be settled hides none of the others. */
export function lapsedCheckouts({ database, turns }: Services, now: number): AsyncGenerator<CheckoutRow> {
  return pages(turns, (last) =>
    database
      .selectFrom('checkouts')
      .selectAll()
      .where(isOpen)
      .where('expires_at', '<=', now)
      .where('expires_at', '>=', last?.expires_at ?? 0)
      .where((row) => row.or([row('expires_at', '>', last?.expires_at ?? 0), row('id', '>', last?.id ?? '')]))
      .orderBy('expires_at')
      .orderBy('id')
      .limit(page)
      .execute(),
  );
}

/**
 * `read` returns the rows after the last one of the previous page. The wanted rows are picked here: if the database
 * picked them, it could pass over any number of rows to fill a page, while every request waits.
 */
async function* pages<Row>(
  turns: BackgroundTurns,
  read: (last: Row | null) => Promise<Row[]>,
  isWanted: (row: Row) => boolean = () => true,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await turns.take(() => read(last));
    yield* rows.filter(isWanted);
    if (rows.length < page) return;
    last = rows.at(-1) ?? null;
  }
}

/** Where the comparison continues: the end of the period not yet compared; `start` for a new comparison. */
export async function progress(database: Kysely<Database>, start: number): Promise<number> {
  const row = await database
    .selectFrom('job_progress')
    .select('position')
    .where('name', '=', job)
    .executeTakeFirst();
  return row ? Number(row.position) : start;
}

/** Null once everything has been compared. */
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
