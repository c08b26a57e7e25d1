import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first process of the server that runs on a folder, as its file `postmaster.pid` names it; null when none does. A
 * server that was killed leaves the file, and its number may be another program's by now.
 */
export function postmasterOf(folder: string): number | null {
  const pid = namedIn(folder);
  return pid !== null && isAlive(pid) && servesFolder(pid, folder) ? pid : null;
}

/**
 * PostgreSQL refuses to start when a program of the same user has the number of its predecessor, unless that program is
 * the one that starts it. The rest of the file stays: by it the server finds processes of its predecessor that still run.
 */
export function forgetStranger(folder: string): void {
  const pid = namedIn(folder);
  if (pid === null || !isAlive(pid) || postmasterOf(folder) !== null) return;
  const file = join(folder, 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(process.pid), ...rest].join('\n'));
}

function namedIn(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether this program is a server on this folder, which is among its parameters. Windows only tells its name. */
function servesFolder(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
    const [program, ...values] = listing(pid);
    const text = execFileSync(program, values, { encoding: 'utf8' });
    return text.includes(process.platform === 'win32' ? 'postgres.exe' : folder);
  } catch {
    return false;
  }
}

function listing(pid: number): [string, ...string[]] {
  if (process.platform === 'win32') return ['tasklist', '/FI', `PID eq ${pid}`];
  return ['ps', '-ww', '-o', 'args=', '-p', String(pid)];
}
