import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFolder, embeddedUrl } from '@/server/config/embeddedUrl';
import { postmasterOf } from '@/server/store/embedded/postmaster';
import { query } from '@/tests/fixtures/postgres/programs';
import { runProgram } from '@/tests/fixtures/runProgram';
import { scratchFolder } from '@/tests/fixtures/scratchFolder';
import { builtServer } from '@/tests/fixtures/site/builtServer';
import { type SiteProcess, siteProcess } from '@/tests/fixtures/site/siteProcess';
import { until } from '@/tests/fixtures/until';

let folder: string;
let site: SiteProcess;
beforeAll(async () => {
  folder = scratchFolder('site-embedded');
  site = await siteProcess(folder, { DATABASE_URL: '' });
  await site.start();
});
afterAll(async () => {
  await site.kill();
  await serverEnds();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (text: string) => query(embeddedUrl(folder), text);
const file = () => join(embeddedFolder(folder), 'postmaster.pid');
/** For a moment after a crash, the file names no server, or a process that is none. */
const postmaster = () => postmasterOf(embeddedFolder(folder));
function runningPostmaster(): number {
  const pid = postmaster();
  if (pid === null) throw new Error('The database server is not running.');
  return pid;
}
const serverEnds = () => until('the database server to end', async () => (existsSync(file()) ? null : true));
const command = (...words: string[]) =>
  runProgram(process.execPath, [builtServer(), ...words], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '', PORT: '0' },
  });

/** The parent and the process group of a process; null when it has ended, whether or not its parent has noticed. */
function processInfo(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/\(.*\)/, '-');
    const [, , state, parent, group] = fields.split(' ');
    return state === 'Z' ? null : { pid, parent: Number(parent), group: Number(group) };
  } catch {
    return null;
  }
}

function childrenOf(parent: number) {
  const found = readdirSync('/proc').map((name) => processInfo(Number(name)));
  return found.filter((one) => one !== null).filter((one) => one.parent === parent);
}

const expectDone = ({ status, stderr }: ReturnType<typeof command>) =>
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

it('the site starts its database, says where, and ends it with itself; commands use it, or start it themselves', async () => {
  expect(site.stdout()).toContain(`PostgreSQL 18 keeps its data in ${join(folder, 'postgres')}\n`);
  // Ctrl+C in a terminal reaches every process of the site's group at once.
  expect(processInfo(runningPostmaster())?.group).toBeGreaterThan(0);
  expect(processInfo(runningPostmaster())?.group).not.toBe(processInfo(site.pid())?.group);
  await ask('create table kept as select 7 as value');
  expectDone(command('sale-opened'));
  expect(await ask('select value from kept')).toEqual({ value: 7 });
  await fetch(`${site.origin}/t/page_home_impression`);
  expect(await site.stop()).toBe(0);
  expect(existsSync(file())).toBe(false);
  expectDone(command('sale-opened'));
  expect(existsSync(file())).toBe(false);
  await site.start();
  const counted = { event: 'page_home_impression', count: '1' };
  expect(await ask('select event, count from event_counts')).toEqual(counted);
});

it('99. a second site on the folder says so and exits with 1, and the first goes on', async () => {
  site.expectRunning();
  const { status, stderr } = command();
  expect(status).toBe(1);
  expect(stderr).toBe(
    `The site could not start: Another site or command is using the database in ${join(folder, 'postgres')}. End it, or name another DATA_DIR.\n`,
  );
  expect((await fetch(`${site.origin}/ready`)).status).toBe(200);
});

it('a server that is killed while the site runs is started again', async () => {
  const before = runningPostmaster();
  process.kill(before, 'SIGKILL');
  await until('the site to be ready', async () => {
    const answer = await fetch(`${site.origin}/ready`);
    return answer.ok && ![null, before].includes(postmaster()) ? true : null;
  });
});

it('99. a server that a killed site left behind is ended by the next start, which finds what was stored', async () => {
  site.expectRunning();
  const orphan = runningPostmaster();
  const guard = processInfo(orphan)?.parent ?? 0;
  expect(processInfo(guard)?.parent).toBe(site.pid());
  for (const { pid } of childrenOf(guard).filter((one) => one.pid !== orphan)) process.kill(pid, 'SIGKILL');
  process.kill(guard, 'SIGKILL');
  await site.kill();
  expect(await ask('select value from kept')).toEqual({ value: 7 });
  await site.start();
  expect(postmaster()).not.toBe(orphan);
  expect(processInfo(orphan)).toBeNull();
  expect(await ask('select value from kept')).toEqual({ value: 7 });
});

it('a killed site takes its database along', async () => {
  await site.kill();
  await serverEnds();
});

it('a backup names the programs that are missing', async () => {
  const { status, stderr } = runProgram(process.execPath, [builtServer(), 'backup', join(folder, 'copy')], {
    env: { NODE_ENV: 'production', DATA_DIR: folder, PATH: folder },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /no pg_dump of that version here\. Install the package postgresql-client-18, or stop the site/,
  );
});

it('of two sites that start at once on a new folder, one runs and the other says so', async () => {
  const fresh = join(folder, 'fresh');
  const both = [
    await siteProcess(fresh, { DATABASE_URL: '' }),
    await siteProcess(fresh, { DATABASE_URL: '' }),
  ];
  for (const one of both) one.launch();
  const refused = await until('one of them to end', async () => both.find((one) => !one.isRunning()) ?? null);
  expect(refused.stderr()).toContain(
    'The site could not start: Another site or command is using the database',
  );
  const [winner] = both.filter((one) => one !== refused);
  await winner?.answers();
  expect(await winner?.stop()).toBe(0);
});
