import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from './runProgram';

/** How long the copy is written without a break, in milliseconds. */
const stretch = 2;
/** Then it rests so many times as long as that and its way to the disk took, and at most so many milliseconds. */
const rest = 5;
const maxRestMs = 500;

/** SQLite copies in one statement that only the end of its process can interrupt, so the copy has its own process. */
const program = `
const Libsql = require('libsql');
const [file, target] = process.argv.slice(1);
const sqlite = new Libsql(file);
try {
  sqlite.exec('pragma busy_timeout = 5000');
  sqlite.prepare('vacuum into ?').run(target);
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
sqlite.close();`;

/**
 * Copies a SQLite file into an empty one while others use it. The site's commits wait for the disk behind everything
 * that the copy has written but not yet flushed, which could take seconds. So the copy writes for a few milliseconds at
 * a time, flushes each part, and then leaves the disk to the site: some tens of megabytes a second.
 */
export async function copySqlite(file: string, target: string): Promise<void> {
  let pacing = Promise.resolve();
  await runProgram(process.execPath, ['-e', program, file, target], (child) => {
    pacing = pace(child, target);
    pacing.catch(() => child.kill('SIGKILL'));
  });
  await pacing;
}

async function pace(child: ChildProcess, target: string): Promise<void> {
  const end = () => child.kill('SIGKILL');
  const leave = () => process.exit(1);
  // A stopped process that nobody resumes would keep the database's log from starting over.
  process.once('exit', end);
  for (const signal of stopSignals) process.once(signal, leave);
  const copy = await open(target, 'r+');
  try {
    while (child.exitCode === null && child.signalCode === null) {
      await sleep(stretch);
      child.kill('SIGSTOP');
      const began = performance.now();
      await copy.datasync();
      await sleep(Math.min(maxRestMs, (performance.now() - began + stretch) * rest));
      child.kill('SIGCONT');
    }
  } finally {
    await copy.close();
    process.off('exit', end);
    for (const signal of stopSignals) process.off(signal, leave);
  }
}

const stopSignals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
