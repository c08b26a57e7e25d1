import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A display for windows that nobody looks at: an X server of its own. */
export type Display = { name: string; close(): void };

export async function openDisplay(): Promise<Display> {
  // By default it would reset after the last window closes, and refuse the next one during that time.
  const screen = ['-screen', '0', '1600x1200x24', '-noreset', '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [, , , number] = server.stdio;
  if (!number) throw new Error('Xvfb does not tell its number.');
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  const [written] = await Promise.race([once(number, 'data'), failed]);
  failed.catch(() => undefined);
  return { name: `:${String(written).trim()}`, close: () => void server.kill('SIGKILL') };
}
