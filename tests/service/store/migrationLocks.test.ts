import { migrate, migrationNames } from '@/server/store/migrate';
import { openDatabase } from '@/server/store/open';
import { emptyDatabase } from '@/tests/fixtures/database/databases';
import { watchDialect } from '@/tests/fixtures/database/distributedDialect';

/** What keeps a table locked as long as it has rows, with the name of the table. */
const slowOnRows = [
  /^create (?:unique )?index (?!concurrently)(?:if not exists )?"?\w+"? on "?(\w+)/,
  /^alter table "?(\w+)"? (?!add column|drop column|rename|drop constraint)/,
  /^alter table "?(\w+)"? add column .*(?:\bunique\b|\breferences\b|default \w+\()/,
  /^update "?(\w+)/,
  /^delete from "?(\w+)/,
];

/** Made before anybody had large tables. No migration is added here. */
const early = [
  '0007-further-indexes: create index "one_time_codes_account_id" on "one_time_codes" ("account_id")',
  '0007-further-indexes: create index outbox_failed_at on outbox (failed_at) where failed_at is not null',
  '0008-subscription-status: create index "subscriptions_status" on "subscriptions" ("status")',
  '0013-billing-queues: update webhook_events set failed_at = received_at',
  '0020-reminders: update subscriptions set reminder_due_at = expires_or_renews_at - 1209600000',
];

it('a migration does nothing to a table of an earlier one that would keep people waiting for its rows', async () => {
  const place = await emptyDatabase();
  const opened = openDatabase(place.config, () => {});
  const made = new Set<string>();
  const slow: string[] = [];
  for (const name of migrationNames) {
    const { database, statements } = watchDialect(opened);
    await migrate(database, name);
    const own = [...statements].flatMap(
      (sql) => /^create table (?:if not exists )?"?(\w+)/.exec(sql)?.[1] ?? [],
    );
    for (const sql of statements) {
      const table = slowOnRows.map((pattern) => pattern.exec(sql)?.[1]).find(Boolean);
      if (table && made.has(table) && !own.includes(table)) slow.push(`${name}: ${sql.split('\n')[0]}`);
    }
    for (const table of own) made.add(table);
  }
  await opened.destroy();
  await place.remove();
  expect(made.size).toBeGreaterThan(30);
  expect(slow).toEqual(early);
});
