import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { migratedDatabase } from '../../fixtures/database/databases';
import { freePort } from '../../fixtures/freePort';
import { scratchFolder } from '../../fixtures/scratchFolder';
import { builtServer } from '../../fixtures/site/builtServer';
import { sandboxKey } from '../../fixtures/site/sandboxKey';
import { until } from '../../fixtures/until';

/** A start of the site with exactly these variables: it either answers, or ended with a code. */
export type Launch = {
  origin: string;
  /** What opens its sandbox. */
  key: string;
  /** Null while it runs. */
  exitCode: number | null;
  stderr: string;
  /** What it has told whoever started it so far. */
  stdout: () => string;
  stop: () => Promise<void>;
};

/** Starts the built site, on a database of its own unless the variables name one, and waits until it answers or ends. */
export async function launch(variables: Record<string, string>): Promise<Launch> {
  const folder = scratchFolder('site-launch');
  const place = variables.DATABASE_URL === undefined ? await migratedDatabase() : null;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [builtServer()], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: folder,
      ...(place && { DATABASE_URL: place.config.url }),
      ...variables,
    },
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const answering = until('the site to answer', async () => {
    if (child.exitCode !== null) return true;
    return (await fetch(`${origin}/health`).catch(() => null))?.ok || null;
  });
  await Promise.race([ended, answering]);
  return {
    origin,
    key: sandboxKey(folder),
    exitCode: child.exitCode,
    stderr,
    stdout: () => stdout,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await place?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
