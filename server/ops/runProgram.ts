import { type ChildProcess, spawn } from 'node:child_process';

/** The message for an operator when a backup cannot be made or restored. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Runs a program to its end; `watch` receives its process as soon as it has started.
 * @param streams which of its input and output are connected to the process that `watch` receives
 * @throws BackupError with the end of its error output
 */
export function runProgram(
  program: string,
  parameters: readonly string[],
  watch: (child: ChildProcess) => void = () => {},
  streams: readonly ['ignore' | 'pipe', 'ignore' | 'pipe'] = ['ignore', 'ignore'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { stdio: [...streams, 'pipe'] });
    let problem = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      problem = (problem + text).slice(-2000);
    });
    child.on('error', () =>
      reject(new BackupError(`${program} could not be started: install the client programs of PostgreSQL.`)),
    );
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} failed: ${problem.trim()}`)),
    );
    watch(child);
  });
}
