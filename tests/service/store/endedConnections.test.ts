import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '@/server/store/open';
import { createDatabase } from '@/tests/fixtures/database/databases';

it('a connection that the server ends is not used again, so only the call that was on it fails', async () => {
  const place = await createDatabase('postgres');
  const database = openDatabase({ ...place.config, poolSize: 1 }, () => {});
  for (let round = 0; round < 20; round += 1) {
    const ending = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database);
    await expect(ending).rejects.toMatchObject({ code: '57P01' });
    const { rows } = await sql`select ${round} as round`.execute(database);
    expect(rows).toHaveLength(1);
  }
  await database.destroy();
  await place.drop();
});

const tables = ['/proc/self/net/tcp', '/proc/self/net/tcp6'].filter((file) => existsSync(file));

/** What Linux waits for on each of this process's connections to that port: `02` is the next sign of life. */
function timersTo(port: number): (string | undefined)[] {
  const folder = '/proc/self/fd';
  const own = readdirSync(folder).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(join(folder, fd)))?.[1] ?? [];
    } catch {
      return [];
    }
  });
  return tables
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote = '', , , , , , , inode = '']) => remote.endsWith(hex(port)) && own.includes(inode))
    .map(([, , , , , timer]) => timer?.split(':')[0]);
}

function hex(port: number): string {
  return `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
}

(tables.length > 0 ? it : it.skip)(
  'a connection on which nothing is said for long shows signs of life, so neither end is forgotten',
  async () => {
    const place = await createDatabase('postgres');
    const database = openDatabase({ ...place.config, poolSize: 1 }, () => {});
    await sql`select 1`.execute(database);
    expect(new Set(timersTo(Number(new URL(place.config.url).port)))).toEqual(new Set(['02']));
    await database.destroy();
    await place.drop();
  },
);
