import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithProcess } from './endings.mjs';

/** In the measured process: when asked, writes down how long its event loop stood still at most, and begins anew. */
const probe = `data:text/javascript,${encodeURIComponent(`
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  const file = process.env.LOOP_DELAY_FILE;
  writeFileSync(file + '.new', JSON.stringify({ longest: delay.max / 1e6, p99: delay.percentile(99) / 1e6 }));
  renameSync(file + '.new', file);
  delay.reset();
});`)}`;

/** What to start a site with so that `read` tells of its event loop since the last time it was read, in milliseconds. */
export function loopDelay() {
  const folder = mkdtempSync(join(tmpdir(), 'site-loop-'));
  const file = join(folder, 'delay.json');
  const clearAway = () => rmSync(folder, { recursive: true, force: true });
  const isEnded = endWithProcess(clearAway);
  return {
    variables: { LOOP_DELAY_FILE: file },
    options: ['--import', probe],
    async read(pid) {
      rmSync(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      for (;;) {
        try {
          return JSON.parse(readFileSync(file, 'utf8'));
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
    },
    stop() {
      clearAway();
      isEnded();
    },
  };
}
