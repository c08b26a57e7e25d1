import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '@/server/ops/backup';
import { createDatabase, migratedDatabase } from '@/tests/fixtures/database/databases';
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

it('154. a copy that could not be made leaves nothing behind, and overwrites nothing', async () => {
  const missing = { url: 'postgres://site@127.0.0.1:9/site', poolSize: 1 };
  await expect(backUp(missing, join(folder, 'copy'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'copy'), 'an older one');
  const { config, drop } = await createDatabase();
  await expect(backUp(config, join(folder, 'copy'))).rejects.toThrow(/not overwritten/);
  await expect(backUp(config, join(folder, 'no', 'copy'))).rejects.toThrow(/cannot be written/);
  await drop();
});

it('154. L6: everything that a running sandbox writes is for its owner alone', async () => {
  const place = join(folder, 'data');
  const { config, remove } = await migratedDatabase();
  const site = await siteProcess(place, { DATABASE_URL: config.url });
  await site.start();
  const modes = modesIn(place);
  await site.kill();
  await remove();
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['sandbox.key', 'sandbox.records', 'stripe.records']),
  );
  expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
  expect(mode(place)).toBe('700');
});
