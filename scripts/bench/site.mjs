import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeOptions } from '../nodeOptions.mjs';
import { endWithProcess } from './endings.mjs';

/** Starts the built site, as operators do, on its own port and data folder; `options` are extra Node options. */
export async function startSite(variables = {}, options = []) {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...nodeOptions, ...options, '.next/site/main.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: folder,
      ...variables,
    },
  });
  let stopping = false;
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      if (!stopping) console.error(`The site at ${origin} ended by itself: ${signal ?? `status ${code}`}.`);
      resolve();
    });
  });
  const clearAway = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const isEnded = endWithProcess(() => {
    stopping = true;
    child.kill('SIGKILL');
    clearAway();
  });
  const started = Date.now();
  while (!(await fetch(`${origin}/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() - started > 30_000) throw new Error('The site did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    pid: child.pid,
    /** Resident memory in megabytes, or null where the system does not report it. */
    memory() {
      try {
        const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'));
        return line ? Number(line[1]) / 1024 : null;
      } catch {
        return null;
      }
    },
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await ended;
      clearAway();
      isEnded();
    },
  };
}

/** Processor time used by a process, in milliseconds; null where the system does not report it. */
export function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // Fields 14 and 15 of the line, in clock ticks of ten milliseconds.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
