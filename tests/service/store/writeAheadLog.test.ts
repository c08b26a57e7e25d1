import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import Libsql from 'libsql';
import { day } from '@/server/clock';
import { oldAuditRows } from '@/server/ops/audit';
import type { Services } from '@/server/services';
import { startCheckpoints } from '@/server/store/checkpoints';
import { openSqliteFile } from '@/server/store/open';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { fillTables } from '@/tests/fixtures/database/fillTables';
import { recordTurns } from '@/tests/fixtures/database/statementTurns';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { signalThat } from '@/tests/fixtures/signalThat';
import { until } from '@/tests/fixtures/until';

/** More than any row lives. */
const later = 3 * 366 * day;

/** What a copy, or a second instance that stops, does with the file. */
const openAndClose = `
  const file = new (require('libsql'))(process.argv[1]);
  file.prepare('select count(*) from counters').get();
  file.close();`;

describe('the log of a SQLite file', () => {
  let services: TestServices;
  let file: string;
  beforeEach(async () => {
    services = await createServices('sqlite');
    const place = services.config.database;
    if (place.kind !== 'sqlite') throw new Error('Asked for SQLite.');
    file = place.file;
  });
  afterEach(() => services.dispose());

  const megabytes = () => statSync(`${file}-wal`).size / 1024 / 1024;
  const write = (key: string) =>
    services.database
      .insertInto('counters')
      .values({ key, count: 1, expires_at: services.clock.now() + 9 * later })
      .execute();

  it('105. stays while this process has the file open twice and another one closes it', async () => {
    const second = openSqliteFile(file);
    await write('before');
    execFileSync(process.execPath, ['-e', openAndClose, file]);
    expect(existsSync(`${file}-wal`)).toBe(true);
    await write('after');
    const keys = second.prepare('select key from counters order by key').pluck().all();
    expect(keys).toEqual(['after', 'before']);
    second.close();
  });

  it('165. B22: is copied into the file a little at a time', async () => {
    for (let index = 0; index < 100; index += 1) await write(`${index}-${'x'.repeat(40_000)}`);
    expect(megabytes()).toBeLessThan(2);
  });

  it('165. B22: grows no further by pruning while a copy of the file is made, and pruning goes on after it', async () => {
    const { database, clock } = services;
    await fillTables(database, 'sqlite', { names: ['audit_log'], rows: 500, now: clock.now() });
    clock.advance(later);
    const reader = new Libsql(file);
    reader.exec('begin');
    reader.prepare('select count(*) from audit_log').get();
    const prune = (on: Services, signal?: AbortSignal) =>
      pruneInBatches(on, oldAuditRows(clock.now()), signal);
    const writer = new Libsql(file);
    let looks = 0;
    const atThirdLook = signalThat(() => {
      looks += 1;
      if (looks === 3)
        writer.exec(
          'insert into counters (key, count, expires_at) values (hex(zeroblob(10000000)), 1, 9e15)',
        );
      return false;
    });
    const removed = await prune(services, atThirdLook);
    writer.close();
    expect(megabytes()).toBeGreaterThan(16);
    expect(removed).toBeGreaterThan(0);
    expect(removed).toBeLessThan(100);
    expect(await recordTurns(services, prune)).toEqual([]);
    reader.exec('commit');
    reader.close();
    // Any two writes copy the log and begin it anew.
    await write('one');
    await write('two');
    expect(removed + (await prune(services))).toBe(500);
  });

  it('165. B22: is copied by no request, however long it grew while somebody read', async () => {
    const checkpoints = await startCheckpoints(services.database, services.config.database, services.log);
    const copied = () => statSync(file).size / 1024 / 1024;
    const reader = new Libsql(file);
    reader.exec('begin');
    reader.prepare('select count(*) from counters').get();
    for (let index = 0; index < 200; index += 1) await write(`${index}-${'x'.repeat(40_000)}`);
    expect(megabytes()).toBeGreaterThan(8);
    reader.exec('commit');
    reader.close();
    // None of these lets anybody else have a turn.
    for (let index = 0; index < 5; index += 1) await write(`after ${index}`);
    expect(copied()).toBeLessThan(8);
    await until(10_000, 'the log to be copied', async () => (copied() > 8 ? true : null));
    await checkpoints.stop();
    for (let index = 0; index < 5; index += 1) await write(`then ${index}`);
    expect(services.logLines.filter((line) => line.includes('could not be copied'))).toEqual([]);
  });
});
