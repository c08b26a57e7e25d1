import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '@/server/config/config';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { backUp, restore } from '@/server/ops/backup';
import { BackupError } from '@/server/ops/runProgram';
import { provideServices } from '@/server/services';
import { migrate, migrationNames } from '@/server/store/migrate';
import { openDatabase } from '@/server/store/open';
import type { Database } from '@/server/store/schema';
import { deletedMail } from '@/tests/fixtures/mail/deletedMail';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { createDatabase } from '../fixtures/database/databases';
import { fillTables } from '../fixtures/database/fillTables';
import { onPostgres, postgresUrl } from '../fixtures/database/postgresServer';
import { scratchFolder } from '../fixtures/scratchFolder';
import { asAccount, refresh, signUp } from '../fixtures/service/authClient';
import { createBilling } from '../fixtures/service/billing';

let folder: string;
beforeAll(() => {
  folder = scratchFolder('site-copies');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Exit status of a process that makes a copy in that folder and is told to stop as soon as some of it is written.
 * @param temporary where it puts what it needs only meanwhile
 */
async function interruptedBackup(
  database: DatabaseConfig,
  place: string,
  temporary: string,
): Promise<number | null> {
  const program = `
    import { readdirSync, statSync } from 'node:fs';
    import { backUp } from './server/ops/backup';
    const place = ${JSON.stringify(place)};
    setInterval(() => {
      if (readdirSync(place).some((file) => statSync(place + '/' + file).size > 0)) process.kill(process.pid);
    }, 1).unref();
    await backUp(${JSON.stringify(database)}, place + '/copy');`;
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    tsconfig: join(process.cwd(), 'tsconfig.json'),
  });
  const backup = spawn(process.execPath, ['--input-type=module'], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: temporary },
  });
  backup.stdin.end(outputFiles[0]?.text);
  const [status] = await once(backup, 'close');
  return status;
}

describe('a backup', () => {
  const billing = openForAllTests(() => createBilling());

  async function freshPlace(): Promise<DatabaseConfig> {
    const { database, config } = await createDatabase();
    await database.destroy();
    return config;
  }

  it('154. L6: is for its owner alone', async () => {
    // Most systems let everybody read what a program writes.
    const usual = process.umask(0o022);
    const copy = join(folder, 'private.copy');
    await backUp(billing.services.config.database, copy);
    process.umask(usual);
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600');
  });

  it('108. what was copied comes back whole: sessions, subscription, waiting mail', async () => {
    const { services } = billing;
    const buyer = await billing.subscribe();
    await enqueueMail(services, deletedMail('waiting-at-backup', 'waiting@example.org'));
    const copy = join(folder, 'site.copy');
    const writing = Promise.all(Array.from({ length: 20 }, () => signUp(billing.origin)));
    await backUp(services.config.database, copy);
    await writing;
    const later = await signUp(billing.origin);

    const place = await freshPlace();
    await restore(place, copy);
    const database = openDatabase(place, () => {});
    const usual = services.database;
    services.database = database;
    provideServices(services);
    try {
      expect((await billing.get(buyer, '/api/subscription')).body).toMatchObject({
        status: 'Auto-Renewable',
      });
      expect((await refresh(billing.origin, buyer.refreshToken)).status).toBe(200);
      const unknown = await asAccount(`${billing.origin}/api/auth/v2/account`, later.accessToken);
      expect(unknown.status).toBe(401);
      await deliverDueMails(services);
      expect(services.mails.filter(({ to }) => to === 'waiting@example.org')).toHaveLength(1);
    } finally {
      services.database = usual;
      await database.destroy();
    }
    const again = openDatabase(place, () => {});
    const { count } = await again
      .selectFrom('subscriptions')
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    await again.destroy();
  });

  it('108. a copy that is interrupted leaves nothing behind', async () => {
    const { database, config } = billing.services;
    await fillTables(database, {
      names: ['audit_log'],
      rows: 50_000,
      now: billing.services.clock.now(),
    });
    const place = mkdtempSync(join(folder, 'interrupted-'));
    const temporary = mkdtempSync(join(folder, 'temporary-'));
    expect(await interruptedBackup(config.database, place, temporary)).toBe(1);
    expect(readdirSync(place)).toEqual([]);
    // Nor the password of the database.
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('108. a copy overwrites no file, and what is no copy is not put back', async () => {
    const taken = join(folder, 'taken');
    writeFileSync(taken, 'something else');
    await expect(backUp(billing.services.config.database, taken)).rejects.toThrow(BackupError);
    const place = await createDatabase();
    await place.database.destroy();
    await expect(restore(place.config, taken)).rejects.toThrow(BackupError);
    await expect(restore(place.config, join(folder, 'missing'))).rejects.toThrow(BackupError);
    const database = openDatabase(place.config, () => {});
    expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([]);
    await database.destroy();
  });
});

describe('a copy of a database of an older version', () => {
  const before = '0043-named-locks';
  const count = { day: '2026-06-01', event: 'page_home_impression', parameters: '', shard: 1, count: 1 };
  let place: { config: DatabaseConfig; name: string; remove: () => Promise<void> };
  let copy: string;
  beforeEach(async () => {
    place = await ownDatabase();
    copy = join(folder, `${randomUUID()}.copy`);
    await withDatabase(async (database) => {
      await migrate(database, before);
      await sql`insert into event_counts (day, event, parameters, count)
        select '2026-06-01', md5(number::text), '', number from generate_series(1, 20000) number`.execute(
        database,
      );
    });
    await backUp(place.config, copy);
    await withDatabase(async (database) => {
      await migrate(database);
      await database.insertInto('event_count_shards').values(count).execute();
    });
  });
  afterEach(() => place.remove());

  /** Like the one of a deployed site: its role owns the database, but neither the schema nor what extensions bring. */
  async function ownDatabase() {
    const name = `own_${randomUUID().replaceAll('-', '')}`;
    await onPostgres(async (client) => {
      await client.query(`create role ${name} login password '${name}'`);
      await client.query(`create database ${name} owner ${name}`);
    });
    await onPostgres((client) => client.query('create extension pg_trgm'), name);
    const url = new URL(postgresUrl(name));
    url.username = name;
    url.password = name;
    const config: DatabaseConfig = { url: url.href, poolSize: 2 };
    const remove = () =>
      onPostgres(async (client) => {
        await client.query(`drop database ${name} with (force)`);
        await client.query(`drop role ${name}`);
      });
    return { config, name, remove };
  }

  async function withDatabase<Result>(use: (database: Kysely<Database>) => Promise<Result>): Promise<Result> {
    const database = openDatabase(place.config, () => {});
    try {
      return await use(database);
    } finally {
      await database.destroy();
    }
  }

  const readCounts = () =>
    withDatabase((database) => database.selectFrom('event_count_shards').selectAll().execute());

  async function readMigrations(): Promise<string[]> {
    const { rows } = await withDatabase((database) =>
      sql<{ name: string }>`select name from kysely_migration order by name`.execute(database),
    );
    return rows.map(({ name }) => name);
  }

  it('108. a copy from before an upgrade comes back without what the upgrade added, and is migrated again', async () => {
    await withDatabase((database) =>
      sql
        .raw(
          `create schema reports; create view reports.days as select day from event_count_shards;
           create type mood as enum ('good')`,
        )
        .execute(database),
    );
    await restore(place.config, copy);
    expect(await readMigrations()).toEqual(migrationNames.filter((name) => name <= before));
    await withDatabase((database) => migrate(database));
    expect(await readMigrations()).toEqual(migrationNames);
    expect(await readCounts()).toEqual([]);
    const left = `select to_regnamespace('reports') as schema, to_regtype('mood') as type,
      (select count(*)::int from pg_extension where extname = 'pg_trgm') as extensions`;
    const { rows } = await onPostgres((client) => client.query(left), place.name);
    expect(rows).toEqual([{ schema: null, type: null, extensions: 1 }]);
  });

  it('108. a copy of which a part is missing changes nothing', async () => {
    const bytes = readFileSync(copy);
    for (const part of [0.3, 0.6, 0.95]) {
      const torn = `${copy}.${part}`;
      writeFileSync(torn, bytes.subarray(0, Math.floor(bytes.length * part)));
      await expect(restore(place.config, torn)).rejects.toThrow(/pg_restore failed: \S/);
    }
    expect(await readCounts()).toEqual([count]);
    expect(await readMigrations()).toEqual(migrationNames);
  });

  it('108. a copy that the database refuses changes nothing', async () => {
    // It belongs to somebody else, so it is not dropped, and its name is taken.
    await onPostgres((client) => client.query('create schema reports'), place.name);
    const other = join(folder, `${randomUUID()}.copy`);
    const second = await ownDatabase();
    const later = openDatabase(second.config, () => {});
    await migrate(later);
    await sql`create schema reports`.execute(later);
    await later.destroy();
    await backUp(second.config, other);
    await second.remove();
    await expect(restore(place.config, other)).rejects.toThrow(/psql failed: .*reports/s);
    expect(await readCounts()).toEqual([count]);
  });
});
