import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, restore } from '@/server/ops/backup';
import { openSqliteFile } from '@/server/store/open';
import { createDatabase, onEachDatabase } from '@/tests/fixtures/database/databases';
import { siteProcess } from '@/tests/fixtures/site/siteProcess';
import { scratchFolder } from '../../fixtures/scratchFolder';

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (place: string) =>
  Object.fromEntries(readdirSync(place).map((name) => [name, mode(join(place, name))]));

let folder: string;
let usual: number;
beforeEach(() => {
  folder = scratchFolder('site-modes');
  // Most systems let everybody read what a program writes.
  usual = process.umask(0o022);
});
afterEach(() => {
  process.umask(usual);
  rmSync(folder, { recursive: true, force: true });
});

it('154. L6: a database, the log beside it and its folder are for their owner alone', () => {
  const place = join(folder, 'data');
  const sqlite = openSqliteFile(join(place, 'site.db'));
  sqlite.exec('create table a (b text)');
  expect(mode(place)).toBe('700');
  expect(modesIn(place)).toEqual({ 'site.db': '600', 'site.db-shm': '600', 'site.db-wal': '600' });
  sqlite.close();
});

it('154. L6: so are those that were there before, readable by everybody', () => {
  const place = join(folder, 'data');
  mkdirSync(place, { mode: 0o755 });
  const file = join(place, 'site.db');
  const before = openSqliteFile(file);
  before.exec('create table a (b text)');
  for (const name of readdirSync(place)) chmodSync(join(place, name), 0o644);
  chmodSync(place, 0o755);
  const after = openSqliteFile(file);
  expect(after.prepare('select * from a').all()).toEqual([]);
  expect(mode(place)).toBe('700');
  expect(modesIn(place)).toEqual({ 'site.db': '600', 'site.db-shm': '600', 'site.db-wal': '600' });
  before.close();
  after.close();
});

it('154. a folder in which others keep things stays open to them', () => {
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'notes.txt'), 'of somebody else', { mode: 0o644 });
  openSqliteFile(join(folder, 'site.db')).close();
  expect(mode(folder)).toBe('755');
  expect(modesIn(folder)).toEqual({ 'notes.txt': '644', 'site.db': '600' });
});

onEachDatabase((kind) => {
  it('154. L6: a copy, and a database put back from one, are for their owner alone', async () => {
    const source = await createDatabase(kind);
    const copies = join(folder, 'copies');
    mkdirSync(copies);
    const copy = join(copies, 'site.copy');
    await backUp(source.config, copy);
    expect(modesIn(copies)).toEqual({ 'site.copy': '600' });
    chmodSync(copy, 0o644);
    const place = join(folder, 'restored');
    mkdirSync(place);
    const target = kind === 'sqlite' ? null : await createDatabase(kind);
    await target?.database.destroy();
    await restore(target?.config ?? { kind: 'sqlite', file: join(place, 'site.db') }, copy);
    expect(modesIn(place)).toEqual(kind === 'sqlite' ? { 'site.db': '600' } : {});
    await source.drop();
  });

  it('154. a copy that could not be made leaves nothing behind, and overwrites nothing', async () => {
    const missing =
      kind === 'sqlite'
        ? ({ kind, file: join(folder, 'missing.db') } as const)
        : ({ kind, url: 'postgres://site@127.0.0.1:9/site', poolSize: 1 } as const);
    await expect(backUp(missing, join(folder, 'copy'))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'copy'), 'an older one');
    const { config, drop } = await createDatabase(kind);
    await expect(backUp(config, join(folder, 'copy'))).rejects.toThrow(/not overwritten/);
    await expect(backUp(config, join(folder, 'no', 'copy'))).rejects.toThrow(/cannot be written/);
    await drop();
  });
});

it('154. L6: everything that a running sandbox writes is for its owner alone', async () => {
  const place = join(folder, 'data');
  const site = await siteProcess(place, {});
  await site.start();
  const modes = modesIn(place);
  await site.kill();
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['sandbox.records', 'site.db', 'stripe.records']),
  );
  expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
  expect(mode(place)).toBe('700');
});
