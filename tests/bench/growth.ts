import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { day } from '@/server/clock';
import { migrate } from '@/server/store/migrate';
import { openDatabase } from '@/server/store/open';
import { fillTables, type TableName } from '@/tests/fixtures/database/fillTables';

/** The tables that sign-in, purchase, account, and newsletter read and write: one row for each account. */
const grownTables: readonly TableName[] = [
  'accounts',
  'auth_sessions',
  'authorization_codes',
  'one_time_codes',
  'token_families',
  'token_pairs',
  'customers',
  'subscriptions',
  'webhook_events',
  'outbox',
  'newsletter_subscribers',
];

/** A queue isn't longer with more accounts, so nothing waits; and nothing is old enough to be removed. */
const handled = '4000000000000 + n';
const values = {
  'accounts.email': "'grown-' || n || '@example.org'",
  'accounts.locale': "'en'",
  'customers.email_pending': '0',
  'subscriptions.reminder_due_at': 'null',
  'webhook_events.processed_at': handled,
  'webhook_events.failed_at': 'null',
  'outbox.sent_at': handled,
};

/** An empty database on that server. */
export async function openEmpty(server: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database with so many rows in each of these tables, the first account being `grown-1@example.org`. */
export async function openGrown(server: string, rows: number, names = grownTables): Promise<string> {
  const url = await openEmpty(server);
  const database = openDatabase({ url, poolSize: 4 }, () => {}, { query: 0 });
  await migrate(database);
  const now = Date.now();
  await fillTables(database, { names, rows, now, scattered: true, inKeyOrder: true, values });
  // The stand-in knows none of these subscriptions, so they are not compared with it.
  await database
    .insertInto('scheduled_jobs')
    .values({ name: 'reconcile', due_at: now + day, holder: null, lease_until: 0, finished_at: now })
    .execute();
  await database.destroy();
  return url;
}
