import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare.mjs';

/** A Debian in a folder, and programs that run in it as if it were the machine. */
export const release = 'bookworm';
/** The user that Node's own image makes. */
const person = { name: 'node', id: '1000' };
/** The certificates this machine trusts: the registry may be behind a proxy that only this machine knows. */
const certificates = '/etc/ssl/certs/ca-certificates.crt';
/** A program that is started so takes along whatever it mounted and started, however it ends. */
export const apart = ['--mount', '--pid', '--fork', '--kill-child'];
/** Ends every program that `run` has started. */
export const interrupted = new AbortController();

/** The smallest Debian with Node and npm, kept for next time. */
export async function makeBase(place) {
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

/** The command that runs a program in a stage of the image, with its folder, its variables and its user. */
export function inside({ root: place, workdir, environment, user }, command, options = []) {
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

/** Runs a program until it ends, or the whole run is interrupted; rejects with the last of what it wrote. */
export async function run(program, values) {
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
