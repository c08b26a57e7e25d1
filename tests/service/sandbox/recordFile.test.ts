import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRecordFile } from '@/server/sandbox/records/recordFile';
import { scratchFolder } from '@/tests/fixtures/scratchFolder';

type Row = { id: string; text: string };

const folder = scratchFolder('records');
const opened: ReturnType<typeof openRecordFile>[] = [];
let files = 0;
let file = '';
beforeEach(() => {
  file = join(folder, 'data', `${files++}.records`);
});
afterEach(() => {
  for (const records of opened.splice(0)) records.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The file as one process sees it. */
function open() {
  const records = openRecordFile(file);
  opened.push(records);
  const rows = records.table<Row>('rows');
  const save = (...ids: string[]) =>
    records.transaction(() => {
      for (const id of ids) rows.save(id, { id, text: `Text of ${id}` });
    });
  return { ...records, rows, save, ids: () => rows.rows().map(({ id }) => id) };
}

it('keeps rows in the order in which they came, and finds them again after a start', () => {
  const before = open();
  before.save('a', 'b', 'c');
  before.rows.save('a', { id: 'a', text: 'Changed — “so”\n' });
  before.rows.remove('b');
  expect([before.next('n'), before.next('n'), before.next('m')]).toEqual([1, 2, 1]);
  const after = open();
  expect(after.ids()).toEqual(['a', 'c']);
  expect(after.rows.get('a')).toEqual({ id: 'a', text: 'Changed — “so”\n' });
  expect(after.rows.get('b')).toBeNull();
  expect(after.next('n')).toBe(3);
});

it('keeps all that a transaction saved or nothing of it', () => {
  const records = open();
  records.save('a', 'b');
  const seen: string[][] = [];
  const failing = () =>
    records.transaction(() => {
      records.save('c');
      records.rows.remove('a');
      seen.push(records.ids());
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(seen).toEqual([['b', 'c']]);
  expect([records.ids(), open().ids()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('drops what a killed process left unfinished, wherever it was cut, and goes on', () => {
  open().save('a');
  const { size } = statSync(file);
  open().save('b', 'c');
  const whole = readFileSync(file);
  for (let cut = size; cut < whole.length; cut += 1) {
    writeFileSync(file, whole);
    truncateSync(file, cut);
    const after = open();
    expect(after.ids()).toEqual(['a']);
    after.save('d');
    expect([after.ids(), open().ids()]).toEqual([
      ['a', 'd'],
      ['a', 'd'],
    ]);
    for (const records of opened.splice(0)) records.close();
  }
});

it('shows each of two processes what the other one saved, and lets neither overwrite it unseen', () => {
  const one = open();
  const other = open();
  one.save('a');
  expect(other.ids()).toEqual(['a']);
  let runs = 0;
  const number = one.transaction(() => {
    runs += 1;
    // Between what it reads and what it writes, the other process is faster.
    if (runs === 1) other.next('n');
    return one.next('n');
  });
  expect([runs, number, other.next('n')]).toEqual([2, 2, 3]);
});

it('writes a file anew at start when most of it is out of date, also under a process at work', () => {
  const one = open();
  one.save('first');
  for (let count = 0; count < 30; count++) one.rows.save('big', { id: 'big', text: 'x'.repeat(50_000) });
  const { size } = statSync(file);
  const other = open();
  expect(statSync(file).size).toBeLessThan(size / 10);
  one.save('after');
  other.save('last');
  for (const records of [one, other, open()]) {
    expect(records.ids()).toEqual(['first', 'big', 'after', 'last']);
  }
});
