import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { until } from '@/tests/fixtures/until';

/** Sizes in the format of SQLite's write-ahead log, in bytes. */
const logHeader = 32;
const frameHeader = 24;

describe('calls that write to a SQLite file at the same time', () => {
  let services: TestServices;
  let file: string;
  let outsider: Libsql.Database;
  beforeEach(async () => {
    services = await createServices('sqlite');
    const place = services.config.database;
    if (place.kind !== 'sqlite') throw new Error('Asked for SQLite.');
    file = place.file;
    outsider = new Libsql(file);
  });
  afterEach(async () => {
    outsider.close();
    await services.dispose();
  });

  const row = (key: string) => ({ key, count: 1, expires_at: services.clock.now() + 1000 });
  const write = (key: string) => services.database.insertInto('counters').values(row(key)).execute();
  /** A transaction of two rows, which fails before its end if told to. */
  const writeTwo = (key: string, failure: Error | null = null) =>
    services.database.transaction().execute(async (trx) => {
      await trx
        .insertInto('counters')
        .values(row(`${key}-one`))
        .execute();
      await new Promise(setImmediate);
      if (failure) throw failure;
      await trx
        .insertInto('counters')
        .values(row(`${key}-two`))
        .execute();
    });
  /** What another process finds in the file. */
  const stored = () => outsider.prepare('select key from counters order by key').pluck().all([]);

  /** Commits in the log of the file: each ends with a frame that names the size of the database. */
  function commits(): number {
    const log = readFileSync(`${file}-wal`);
    const size = log.readUInt32BE(8);
    const salt = log.subarray(16, 24);
    let count = 0;
    for (let at = logHeader; at + frameHeader + size <= log.length; at += frameHeader + size) {
      if (!log.subarray(at + 8, at + 16).equals(salt)) break;
      if (log.readUInt32BE(at + 4) > 0) count += 1;
    }
    return count;
  }

  it('178. share one flush, and none of them ends before its rows are in the file', async () => {
    await write('first');
    const before = commits();
    const keys = Array.from({ length: 20 }, (_, index) => `key-${String(index).padStart(2, '0')}`);
    const seen = await Promise.all(keys.map((key) => write(key).then(() => stored().includes(key))));
    expect(seen).toEqual(keys.map(() => true));
    expect(commits() - before).toBeLessThanOrEqual(3);
    expect(stored()).toEqual(['first', ...keys]);
  });

  it('178. take no harm from one among them that fails', async () => {
    await write('first');
    const failure = new Error('changed its mind');
    const before = commits();
    const ends = await Promise.allSettled([
      writeTwo('a'),
      writeTwo('b', failure),
      writeTwo('c'),
      write('a-one'),
      write('d'),
    ]);
    expect(ends.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(ends[1]).toMatchObject({ reason: failure });
    expect(ends[3]).toMatchObject({ reason: { message: expect.stringContaining('UNIQUE') } });
    expect(stored()).toEqual(['a-one', 'a-two', 'c-one', 'c-two', 'd', 'first']);
    expect(commits() - before).toBeLessThan(3);
  });

  it('178. are not seen by anybody who reads before they are in the file', async () => {
    const reads: number[] = [];
    await services.database.transaction().execute(async (trx) => {
      await trx.insertInto('counters').values(row('unfinished')).execute();
      reads.push((await services.database.selectFrom('counters').selectAll().execute()).length);
      reads.push((await trx.selectFrom('counters').selectAll().execute()).length);
    });
    reads.push((await services.database.selectFrom('counters').selectAll().execute()).length);
    expect(reads).toEqual([0, 1, 1]);
  });

  it('178. all fail when SQLite gives the whole group up, and the next ones work', async () => {
    await write('before');
    const [pages] = outsider.prepare('pragma page_count').pluck().all([]);
    const limit = (count: unknown) =>
      sql`pragma max_page_count = ${sql.lit(Number(count))}`.execute(services.database);
    await limit(pages);
    const ends = await Promise.allSettled([writeTwo('small'), write('x'.repeat(100_000)), writeTwo('late')]);
    await limit(1_000_000);
    expect(ends[1]).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } });
    const promised = ends.flatMap(({ status }, index) =>
      status === 'fulfilled' && index !== 1 ? [['small', '', 'late'][index] ?? ''] : [],
    );
    expect(stored()).toEqual(['before', ...promised.flatMap((key) => [`${key}-one`, `${key}-two`])].sort());
    await write('after');
    expect(stored()).toContain('after');
  });

  it('178. wait for a statement that needs the file to itself, which waits for them', async () => {
    const ends = await Promise.all([
      write('one'),
      sql`pragma wal_checkpoint(truncate)`.execute(services.database),
      write('two'),
    ]);
    expect(ends[1].rows).toMatchObject([{ busy: 0 }]);
    expect(stored()).toEqual(['one', 'two']);
  });

  it('178. are written although the machine stood still while another process had the file', async () => {
    const now = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now');
    const lookedAt = (times: number) =>
      until(5000, 'a look at the clock', async () => (clock.mock.calls.length >= times ? true : null));
    outsider.exec('begin immediate');
    const writing = write('late');
    await lookedAt(3);
    clock.mockImplementation(() => now() + 60_000);
    await lookedAt(clock.mock.calls.length + 3);
    outsider.exec('commit');
    await writing;
    clock.mockRestore();
    expect(stored()).toEqual(['late']);
  });

  it('178. are all written before the file is closed', async () => {
    const written = Array.from({ length: 10 }, (_, index) => write(`last-${index}`));
    await new Promise(setImmediate);
    await services.database.destroy();
    await Promise.all(written);
    expect(stored()).toHaveLength(10);
  });
});
