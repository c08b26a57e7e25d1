import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';
import { readContainerfile } from './containerfile.mjs';
import { apart, inside, interrupted, makeBase, release, run } from './debianRoot.mjs';
import { tryImage } from './imageTrial.mjs';
import { installPackages, mayInstall } from './install.mjs';

/** What interrupts the run, which then removes its folder. */
const stopSignals = ['SIGHUP', 'SIGINT', 'SIGTERM'];

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
    await tryImage([...stages.values()].at(-1), folder);
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
