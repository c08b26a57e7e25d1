import type { ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from './runProgram';

/** How long the program works without a break, in milliseconds. */
const stretch = 2;
/** Then it rests for this many times as long as that and its flush took, but not longer than this many milliseconds. */
const rest = 5;
const maxRestMs = 500;

/**
 * Runs a program that writes a copy of the database into an existing file while the site uses the database. At full
 * speed it would take the disk from the site's commits and a processor from its calls: PostgreSQL reads for a copy as
 * fast as the copy is taken. So the program works for a few milliseconds at a time, its part is flushed, and then it is
 * stopped for a multiple of that.
 * @throws BackupError when the program fails
 */
export async function runPaced(program: string, parameters: readonly string[], target: string) {
  let pacing = Promise.resolve();
  await runProgram(program, parameters, (child) => {
    pacing = pace(child, target);
    pacing.catch(() => child.kill('SIGKILL'));
  });
  await pacing;
}

async function pace(child: ChildProcess, target: string): Promise<void> {
  const end = () => child.kill('SIGKILL');
  const leave = () => process.exit(1);
  // A stopped process that nobody resumes would keep its snapshot of the database, and with it what others removed. It
  // ends before its file is removed.
  process.prependOnceListener('exit', end);
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
    await copy.datasync();
  } finally {
    await copy.close();
    process.off('exit', end);
    for (const signal of stopSignals) process.off(signal, leave);
  }
}

/** What asks a command to stop. */
export const stopSignals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
