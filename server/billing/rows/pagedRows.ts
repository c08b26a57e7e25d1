import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { day } from '@/server/clock';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { Services } from '@/server/services';
import type { BackgroundTurns } from '@/server/store/backgroundTurns';
import type { Database } from '@/server/store/schema';
import type { CheckoutRow } from './checkoutRows';

const page = 100;

type Subscriptions = SelectQueryBuilder<Database, 'subscriptions', SubscriptionRow>;
type Times = 'started_at' | 'expires_or_renews_at' | 'grace_ends_at' | 'reminder_due_at';
type Narrow = (rows: Subscriptions) => Subscriptions;

/** Subscriptions that began in this period, both moments included. */
export function startedRows(services: Services, from: number, to: number): AsyncGenerator<SubscriptionRow> {
  return subscriptionsByTime(services, 'started_at', { from, to });
}

/** Subscriptions for which this time has come. */
export function dueRows(
  services: Services,
  time: 'grace_ends_at' | 'reminder_due_at',
  narrow?: Narrow,
): AsyncGenerator<SubscriptionRow> {
  return subscriptionsByTime(services, time, { from: 0, to: services.clock.now() }, narrow);
}

/** Written exactly as the condition of the index of these rows. */
const isOfStore = sql<SqlBool>`platform <> 'stripe' and status <> 'Expired'`;
/** No longer followed so long past its end: Google can pause one for three months, then try its card for two. */
const followedFor = 160 * day;

/** App store subscriptions whose period is over and that, as far as we know, have not ended. */
export function endedStoreRows(services: Services): AsyncGenerator<SubscriptionRow> {
  const to = services.clock.now();
  const period = { from: to - followedFor, to };
  return subscriptionsByTime(services, 'expires_or_renews_at', period, (rows) => rows.where(isOfStore));
}

function subscriptionsByTime(
  { database, turns }: Services,
  time: Times,
  { from, to }: { from: number; to: number },
  narrow: Narrow = (rows) => rows,
): AsyncGenerator<SubscriptionRow> {
  return pages(turns, (last) =>
    narrow(database.selectFrom('subscriptions').selectAll())
      .where(time, '<=', to)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple(time, 'id'), '>', tuple(last?.[time] ?? from, last?.id ?? '')),
      )
      .orderBy(time)
      .orderBy('id')
      .limit(page)
      .execute(),
  );
}

const isOpen = sql<SqlBool>`status = 'open'`;

/** Checkouts still open past their time. */
export function lapsedCheckouts({ database, turns, clock }: Services): AsyncGenerator<CheckoutRow> {
  return pages(turns, (last) =>
    database
      .selectFrom('checkouts')
      .selectAll()
      .where(isOpen)
      .where('expires_at', '<=', clock.now())
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('expires_at', 'id'), '>', tuple(last?.expires_at ?? 0, last?.id ?? '')),
      )
      .orderBy('expires_at')
      .orderBy('id')
      .limit(page)
      .execute(),
  );
}

/** `read` returns the rows after the last one of the previous page, so that one that fails hides none of the others. */
async function* pages<Row>(
  turns: BackgroundTurns,
  read: (last: Row | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await turns.take(() => read(last));
    yield* rows;
    if (rows.length < page) return;
    last = rows.at(-1) ?? null;
  }
}
