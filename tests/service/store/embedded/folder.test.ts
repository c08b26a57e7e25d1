import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { socketFolder } from '@/server/config/embeddedUrl';
import { findPrograms, makeLinks } from '@/server/store/embedded/programs';
import { joinEmbedded, startEmbedded } from '@/server/store/embedded/startEmbedded';
import { ended, query, signal, startProgram } from '@/tests/fixtures/postgres/programs';
import { scratchFolder } from '@/tests/fixtures/scratchFolder';

let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = scratchFolder('site-embedded');
  dataDir = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const start = (place = dataDir) => startEmbedded(place, () => {});
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Every file below, with its size and when it was last changed. */
const everything = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const { size, mtimeMs } = statSync(join(entry.parentPath, entry.name));
    return [entry.parentPath, entry.name, size, mtimeMs];
  });

describe('a data folder', () => {
  // As root, PostgreSQL runs as another user, who has to pass the folders above.
  it.each(['755', '700'])('below one of mode %s gets a database that is there again later', async (above) => {
    chmodSync(parent, Number.parseInt(above, 8));
    const first = await start();
    await query(first.url, 'create table kept as select 7 as value');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual({ value: 7 });
    await second.stop();
    expect(mode(parent)).toBe(above);
  });

  it('154. holds a database that its owner alone can reach, over a socket alone, and that flushes every commit', async () => {
    const { url, stop } = await start();
    const settings = await query(
      url,
      `select current_setting('listen_addresses') as hosts, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as waits, current_setting('full_page_writes') as pages`,
    );
    expect(settings).toEqual({ hosts: '', fsync: 'on', waits: 'on', pages: 'on' });
    const { uid } = statSync(join(dataDir, 'postgres'));
    expect(mode(join(dataDir, 'postgres'))).toBe('700');
    expect(mode(join(dataDir, 'postgres', '.s.PGSQL.5432'))).toBe('700');
    expect(mode(join(dataDir, 'postgres.log'))).toBe('600');
    if (process.getuid?.() === 0) expect(uid).not.toBe(0);
    await stop();
  });

  it('with a path too long for a socket has its socket in a private folder elsewhere', async () => {
    const deep = join(parent, 'deep'.repeat(30));
    const { url, stop } = await start(deep);
    const elsewhere = socketFolder(deep);
    expect(elsewhere.startsWith(parent)).toBe(false);
    expect(mode(elsewhere)).toBe('700');
    expect(await query(url, 'select 1 as one')).toEqual({ one: 1 });
    await stop();
    // Whoever made such a folder first could read along.
    chmodSync(elsewhere, 0o755);
    await expect(start(deep)).rejects.toThrow(/isn’t private to the database/);
    rmSync(elsewhere, { recursive: true });
  });

  it('whose server was killed starts, also when its number is another program’s by now', async () => {
    const first = await start();
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    const left = readFileSync(file, 'utf8');
    await first.stop();
    // Another program of the same user; that of another user would not be taken for a server.
    const stranger = startProgram('/bin/sleep', ['600']);
    writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)));
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual({ one: 1 });
    await second.stop();
    signal(stranger, 'SIGKILL');
    await ended(stranger);
  });

  it('gets its database under its name once it is whole, and loses what a killed start left', async () => {
    mkdirSync(dataDir);
    const left = join(dataDir, 'postgres.999999999.part');
    mkdirSync(left);
    const other = join(dataDir, `postgres.${process.ppid}.part`);
    mkdirSync(other);
    await (await start()).stop();
    expect(readdirSync(dataDir).sort()).toEqual([
      'postgres',
      `postgres.${process.ppid}.part`,
      'postgres.log',
    ]);
  });

  it.each([
    [
      'an older PostgreSQL',
      'postgres/PG_VERSION',
      '15\n',
      /database of PostgreSQL 15, and .* DATA_DIR, .* DATABASE_URL/,
    ],
    ['the time of SQLite', 'site.db', 'SQLite format 3', /SQLite database of a former version.* DATA_DIR/],
    ['another program', 'postgres/notes.txt', 'mine', /something other than a database.* DATA_DIR/],
  ])('of %s is refused with the way on, and not touched', async (_, file, content, sentence) => {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, file), content);
    const before = everything(dataDir);
    await expect(start()).rejects.toThrow(sentence);
    await expect(joinEmbedded(dataDir)).rejects.toThrow(sentence);
    expect(everything(dataDir)).toEqual(before);
  });

  it('without a database gets none from a command', async () => {
    await expect(joinEmbedded(dataDir)).rejects.toThrow(
      `The site has no database in ${dataDir}. Check DATA_DIR.`,
    );
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe('the programs', () => {
  it('are missing on other systems, and then DATABASE_URL is the way on', async () => {
    expect(findPrograms({ platform: 'linux', arch: 'riscv64' })).toBeNull();
    expect(findPrograms({ platform: 'freebsd', arch: 'x64' })).toBeNull();
    expect(findPrograms(process, join(parent, 'node_modules'))).toBeNull();
    await expect(startEmbedded(dataDir, () => {}, null)).rejects.toThrow(
      /no PostgreSQL programs .* DATABASE_URL/,
    );
    expect(readdirSync(parent)).toEqual([]);
  });

  it('get their libraries’ links once, or a sentence where that cannot be', () => {
    const programs = findPrograms();
    const copy = join(parent, 'native');
    cpSync(join(programs?.folder ?? '', 'pg-symlinks.json'), join(copy, 'pg-symlinks.json'));
    expect(() => makeLinks(copy)).toThrow(
      /PostgreSQL needs the link .*libecpg\.so, which cannot be made \(ENOENT\).* DATABASE_URL/,
    );
    mkdirSync(join(copy, 'lib'));
    makeLinks(copy);
    const links = readdirSync(join(copy, 'lib'));
    expect(links).toContain('libpq.so.5');
    makeLinks(copy);
    expect(readdirSync(join(copy, 'lib'))).toEqual(links);
  });
});
