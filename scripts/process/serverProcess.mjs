import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { endWithProcess } from './endings.mjs';

/**
 * Starts a server in its own process and resolves once it answers at `readyPath`. It gets its port from the variable
 * PORT. Whatever happens, it ends with this process.
 * @param what its name in messages
 * @param values the arguments of Node
 * @param clearAway called once it has ended; must not wait
 */
export async function startServer({ what, values, variables, readyPath, cwd, clearAway = () => {} }) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, values, {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...variables(origin) },
  });
  let stopping = false;
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      if (!stopping) console.error(`${what} at ${origin} ended by itself: ${signal ?? `status ${code}`}.`);
      resolve();
    });
  });
  const isEnded = endWithProcess(() => {
    stopping = true;
    child.kill('SIGKILL');
    clearAway();
  });
  const started = Date.now();
  while (!(await fetch(`${origin}${readyPath}`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() - started > 60_000) throw new Error(`${what} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  async function stop() {
    stopping = true;
    child.kill('SIGTERM');
    // One that takes longer is stuck.
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await ended;
    clearTimeout(timer);
    clearAway();
    isEnded();
  }
  return { origin, pid: child.pid, stop };
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
