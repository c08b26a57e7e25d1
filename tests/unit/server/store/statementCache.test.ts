/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { cacheStatements } from '@/server/store/statementCache';

let folder: string;
let sqlite: Libsql.Database;
let prepare: jest.SpyInstance;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-statements-'));
  sqlite = new Libsql(join(folder, 'one.db'));
  sqlite.exec('create table notes (id integer primary key, words text)');
  prepare = jest.spyOn(sqlite, 'prepare');
});
afterEach(() => {
  sqlite.close();
  rmSync(folder, { recursive: true });
});

it('prepares a text once and answers each call with its own values', () => {
  const kept = cacheStatements(sqlite);
  const write = (id: number, words: string) =>
    kept.prepare('insert into notes values (?, ?)').run([id, words]);
  const read = (id: number) => kept.prepare('select words from notes where id = ?').all([id]);
  write(1, 'one');
  write(2, 'two');
  expect([read(1), read(2), read(3)]).toEqual([[{ words: 'one' }], [{ words: 'two' }], []]);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('goes on after a refused row, and sees a column that came later', () => {
  const kept = cacheStatements(sqlite);
  const write = () => kept.prepare("insert into notes (id, words) values (1, 'one')").run([]);
  write();
  expect(write).toThrow(/UNIQUE/);
  const read = () => kept.prepare('select * from notes').all([]);
  expect(read()).toEqual([{ id: 1, words: 'one' }]);
  sqlite.exec("alter table notes add column at text default 'now'");
  expect(read()).toEqual([{ id: 1, words: 'one', at: 'now' }]);
});

it('lets go of what was not used for longest', () => {
  const kept = cacheStatements(sqlite);
  const often = 'select count(*) from notes';
  for (let index = 0; index < 400; index += 1) {
    kept.prepare(`select ${index}`);
    kept.prepare(often);
  }
  prepare.mockClear();
  kept.prepare(often);
  kept.prepare('select 399');
  expect(prepare).not.toHaveBeenCalled();
  kept.prepare('select 0');
  expect(prepare).toHaveBeenCalledTimes(1);
});
