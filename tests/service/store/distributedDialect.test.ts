import { sql } from 'kysely';
import { migrate } from '@/server/store/migrate';
import { openDatabase } from '@/server/store/open';
import { createDatabase, emptyDatabase } from '@/tests/fixtures/database/databases';
import { dialectRules, missingThere, watchDialect } from '@/tests/fixtures/database/distributedDialect';

/**
 * What has to be unique across all rows, apart from the keys. A database that spreads a table over machines by another
 * column has to ask all of them at each write or, like Citus, can't enforce such a rule at all.
 */
const uniqueEverywhere = [
  'accounts (email)',
  'auth_sessions (code_challenge)',
  'bang_suggestions (trigger_word, url)',
  'checkouts (account_id)',
  'checkouts (stripe_session_id)',
  'customers (stripe_customer_id)',
  'email_changes (undo_hash)',
  'newsletter_subscribers (email)',
  'one_time_codes (purpose, binding, email)',
  'outbox (dedupe_key)',
  'sale_interest (email, country)',
  'signing_keys (signs_from)',
  'subscriptions (account_id)',
  'subscriptions (platform, provider_subscription_id)',
];

describe('what distributed databases have', () => {
  it.each(dialectRules)('refuses $what, and nothing near it', ({ what, example, instead }) => {
    expect(missingThere(example)).toBe(what);
    expect(missingThere(example.toUpperCase())).toBe(what);
    expect(missingThere(instead)).toBeNull();
  });

  it('a statement that they lack fails the test that sent it', async () => {
    const test = await createDatabase();
    await sql`select pg_advisory_xact_lock(1)`.execute(test.database);
    await expect(test.drop()).rejects.toThrow('locks on numbers: select pg_advisory_xact_lock(1)');
  });

  it('is enough for the migrations, from nothing to the newest', async () => {
    const place = await emptyDatabase();
    const { database, statements, check } = watchDialect(openDatabase(place.config, () => {}));
    await migrate(database);
    const { rows } = await sql<{ name: string }>`select indrelid::regclass || ' (' || (
        select string_agg(attname, ', ' order by place) from unnest(indkey) with ordinality as keys(number, place)
        inner join pg_attribute on attrelid = indrelid and attnum = keys.number
      ) || ')' as name from pg_index
      inner join pg_class on pg_class.oid = indrelid
      where indisunique and not indisprimary and relnamespace = current_schema()::regnamespace`.execute(
      database,
    );
    await database.destroy();
    await place.remove();
    expect([...statements].filter((text) => text.startsWith('create table')).length).toBeGreaterThan(30);
    expect(check).not.toThrow();
    expect(rows.map(({ name }) => name).sort()).toEqual(uniqueEverywhere);
  });
});
