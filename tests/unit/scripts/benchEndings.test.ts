import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const endings = pathToFileURL(join(process.cwd(), 'scripts/process/endings.mjs')).href;

/** Runs a measurement that starts a process and then does `next`; resolves when both have let go of its output. */
async function measureAnd(next: string, signal?: NodeJS.Signals) {
  const script = `
    import { spawn } from 'node:child_process';
    import { endWithProcess } from '${endings}';
    const waits = "process.stdout.write('started'); setInterval(() => {}, 1000)";
    const child = spawn(process.execPath, ['-e', waits], { stdio: ['ignore', 'inherit', 'ignore'] });
    endWithProcess(() => child.kill('SIGKILL'));
    ${next}`;
  const measurement = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  measurement.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  if (signal) measurement.stdout.once('data', () => measurement.kill(signal));
  measurement.stdout.resume();
  const status = await new Promise<number | null>((resolve) => measurement.once('close', resolve));
  return { status, said };
}

describe('a measurement', () => {
  it('127. B22: that fails says why, and leaves nothing running', async () => {
    const { status, said } = await measureAnd("throw new Error('the site went away');");
    expect(status).toBe(1);
    expect(said).toContain('the site went away');
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '127. B22: that is ended by %s leaves nothing running',
    async (signal) => {
      const { status } = await measureAnd('setInterval(() => {}, 1000);', signal);
      expect(status).toBeGreaterThan(128);
    },
  );
});
