import { sql } from 'kysely';
import { eventPath } from '@/lib/content/events/eventCatalog';
import { events } from '@/lib/content/events/events';
import { originWords } from '@/lib/content/measuring/origins';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { day } from '@/server/clock';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import type { RequestContext } from '@/server/http/requestContext';
import { dueMails } from '@/server/mail/queue/delivery';
import { confirmSubscription, endSubscription, requestSubscription } from '@/server/newsletter/subscribers';
import { createEventCounter } from '@/server/site/eventCounter';
import { oldEventCounts } from '@/server/site/oldEventCounts';
import { makeBackgroundTurns } from '@/server/store/backgroundTurns';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import type { DatabaseKind } from '@/tests/fixtures/database/databases';
import { fillTables } from '@/tests/fixtures/database/fillTables';
import { recordStatements, wholeReads } from '@/tests/fixtures/database/queryPlans';
import { newCard } from '@/tests/fixtures/service/cards';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { fillAtOnce } from './fillAtOnce';
import { firstCountDay, grownAddress, grownTables, valuesInUse } from './grownRows';
import { siteOn } from './siteOn';

export { grownAddress as address, newCard };

/** A database of that kind with so many rows in each table of an account, and where a site finds it. */
export async function openGrown(kind: DatabaseKind, rows: number) {
  const services = await createServices(kind);
  const now = Date.now();
  await fillAtOnce(services, (patient) =>
    fillTables(patient, kind, {
      names: grownTables,
      rows,
      now,
      scattered: true,
      inKeyOrder: true,
      values: valuesInUse(now),
    }),
  );
  // The stand-in knows none of these subscriptions, so they are not compared with it.
  await services.database
    .insertInto('scheduled_jobs')
    .values({ name: 'reconcile', due_at: now + day, holder: null, lease_until: 0, finished_at: now })
    .execute();
  return { services, ...siteOn(services) };
}

/** What so many events cost: counting, the writes of each five seconds' worth, the space of their rows. */
export async function countEvents(services: TestServices, total: number, perWrite: number) {
  const counter = createEventCounter(services);
  const names = Object.keys(events).map(eventPath);
  const origins = originWords.entry.slice(0, 25).map((entry) => `funnel_${entry}_web`);
  const writes: number[] = [];
  const started = performance.now();
  for (let index = 0; index < total; index += 1) {
    const query = new URLSearchParams({ origin: origins[index % origins.length] ?? '' });
    const rest = names[Math.floor(index / origins.length) % names.length] ?? '';
    // The counter reads these five of a call and nothing else.
    const call = {
      services,
      clientIp: '127.0.0.1',
      header: () => null,
      parameters: { rest },
      query,
    } as unknown as RequestContext;
    await counter.handle(call);
    if ((index + 1) % perWrite === 0 || index + 1 === total) {
      const from = performance.now();
      await counter.flush();
      writes.push(performance.now() - from);
    }
  }
  const seconds = (performance.now() - started) / 1000;
  await counter.stop();
  const { rows } = await services.database
    .selectFrom('event_counts')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('day', '=', new Date(services.clock.now()).toISOString().slice(0, 10))
    .executeTakeFirstOrThrow();
  return { perSecond: total / seconds, writes, rows: Number(rows) };
}

/** Milliseconds to add up one day of counts by event, and to remove as many of a day that is too old. */
export async function readAndPruneDay(services: TestServices) {
  const { database } = services;
  let from = performance.now();
  await database
    .selectFrom('event_counts')
    .select(({ fn }) => ['event', fn.sum('count').as('count')])
    .where('day', '=', firstCountDay)
    .groupBy('event')
    .execute();
  const read = performance.now() - from;
  await database
    .insertInto('event_counts')
    .columns(['day', 'event', 'parameters', 'count'])
    .expression((query) =>
      query
        .selectFrom('event_counts')
        .select([sql<string>`'2020-01-01'`.as('day'), 'event', 'parameters', 'count'])
        .where('day', '=', firstCountDay),
    )
    .execute();
  from = performance.now();
  // With the rests that a site takes.
  const paced = { ...services, turns: makeBackgroundTurns() };
  const removed = await pruneInBatches(paced, oldEventCounts(services.clock.now()));
  if (removed === 0) throw new Error('No counts were read and removed, so their times say nothing.');
  return { read, prune: performance.now() - from, removed };
}

/** Bytes that the table of counts takes with its index; on SQLite those of the whole file. */
export async function bytesOfCounts(services: TestServices): Promise<number> {
  const { rows } =
    services.config.database.kind === 'postgres'
      ? await sql<{ bytes: number }>`select pg_total_relation_size('event_counts') as bytes`.execute(
          services.database,
        )
      : await sql<{ bytes: number }>`select page_count * page_size as bytes
          from pragma_page_count(), pragma_page_size()`.execute(services.database);
  return Number(rows[0]?.bytes);
}

/** Statements of the hot paths that read a table from end to end at this size; there must be none. */
export async function wholeReadsOfHotPaths(services: TestServices): Promise<string[]> {
  const { database } = services;
  const statements = await recordStatements(services, async () => {
    const account = await findAccountByEmail(services.database, grownAddress(7));
    if (!account) throw new Error('The account that was filled in is not found.');
    await currentSubscription(services.database, account.id);
    await accountsByBillingEmail(services.database, services, grownAddress(7));
    for (const age of ['awaited', 'backlog'] as const) await dueMails(services, age, 20);
    await requestSubscription(services, 'plan@example.com', 'en');
    await confirmSubscription(services, account.id);
    await endSubscription(services, account.id);
    await services.database
      .selectFrom('token_pairs')
      .selectAll()
      .where('pair_hash', '=', account.id)
      .execute();
    await services.database.selectFrom('event_counts').selectAll().where('day', '=', firstCountDay).execute();
  });
  const found = await Promise.all(
    statements.map((statement) => wholeReads({ ...services, database }, statement)),
  );
  return found.flatMap((reads, index) => (reads.length > 0 ? [statements[index]?.sql ?? ''] : []));
}
