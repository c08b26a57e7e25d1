import { dirname } from 'node:path';
import { sql } from 'kysely';
import { eventPath } from '@/lib/content/events/eventCatalog';
import { events } from '@/lib/content/events/events';
import { originWords } from '@/lib/content/measuring/origins';
import { findAccountByEmail } from '@/server/accounts/accounts';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import type { RequestContext } from '@/server/http/requestContext';
import { dueMails } from '@/server/mail/delivery';
import { confirmSubscription, endSubscription, requestSubscription } from '@/server/newsletter/subscribers';
import { createEventCounter } from '@/server/site/eventCounter';
import { oldEventCounts } from '@/server/site/oldEventCounts';
import { makeBackgroundTurns } from '@/server/store/backgroundTurns';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import type { DatabaseKind } from '@/tests/fixtures/database/databases';
import { fillTables, type TableName } from '@/tests/fixtures/database/fillTables';
import { recordStatements, wholeReads } from '@/tests/fixtures/database/queryPlans';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';

/** What a sign-in, a bearer read, the newsletter and the counting of events pass by. */
const grown: TableName[] = [
  'accounts',
  'token_families',
  'token_pairs',
  'customers',
  'subscriptions',
  'newsletter_subscribers',
  'event_counts',
];

/** 2,500 counts of each day, all of them to come, so that the site that is measured removes none of them. */
const countDays = { 'event_counts.day': "'9' || (100 + (n - 1) / 2500) || '-06-01'" };
const firstCountDay = '9100-06-01';

/** A database of that kind with so many rows in each of those tables, and where a site finds it. */
export async function openGrown(kind: DatabaseKind, rows: number) {
  const services = await createServices(kind);
  const { database, config } = services;
  if (rows > 0) await fillTables(database, kind, { names: grown, rows, now: Date.now(), values: countDays });
  const place = config.database;
  const variables: Record<string, string> =
    place.kind === 'sqlite' ? { DATA_DIR: dirname(place.file) } : { DATABASE_URL: place.url };
  return { services, variables, drop: services.dispose };
}

/** Times in milliseconds of each call of the newsletter, one after another. */
export async function timeNewsletterSignUps(services: TestServices, count: number) {
  const times: Record<'subscribe' | 'confirm' | 'unsubscribe', number[]> = {
    subscribe: [],
    confirm: [],
    unsubscribe: [],
  };
  const timed = async (name: keyof typeof times, work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    times[name].push(performance.now() - from);
  };
  for (let index = 0; index < count; index += 1) {
    const email = `letters-${index}@example.com`;
    await timed('subscribe', () => requestSubscription(services, email, 'en'));
    const { id } = await services.database
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await timed('confirm', () => confirmSubscription(services, id));
    await timed('unsubscribe', () => endSubscription(services, id));
  }
  return times;
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
    await findAccountByEmail(services.database, 'grown-7@example.org');
    await currentSubscription(services.database, 'grown-7');
    for (const age of ['awaited', 'backlog'] as const) await dueMails(services, age, 20);
    await requestSubscription(services, 'plan@example.com', 'en');
    await confirmSubscription(services, 'grown-7');
    await endSubscription(services, 'grown-7');
    await services.database
      .selectFrom('token_pairs')
      .selectAll()
      .where('pair_hash', '=', 'grown-7')
      .execute();
    await services.database.selectFrom('event_counts').selectAll().where('day', '=', firstCountDay).execute();
  });
  const found = await Promise.all(
    statements.map((statement) => wholeReads({ ...services, database }, statement)),
  );
  return found.flatMap((reads, index) => (reads.length > 0 ? [statements[index]?.sql ?? ''] : []));
}
