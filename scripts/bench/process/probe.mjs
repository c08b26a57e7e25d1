import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithProcess } from './endings.mjs';

/**
 * A probe that runs in a measured process and answers a signal with a file of JSON. `body` is the text of a module; it
 * calls `answer(value)` when SIGUSR2 asks.
 */
export function makeProbe(body) {
  const folder = mkdtempSync(join(tmpdir(), 'site-probe-'));
  const file = join(folder, 'answer.json');
  const clearAway = () => rmSync(folder, { recursive: true, force: true });
  const isEnded = endWithProcess(clearAway);
  const module = `
import { renameSync as rename, writeFileSync as write } from 'node:fs';
const place = process.env.PROBE_FILE;
function answer(value) {
  write(place + '.new', JSON.stringify(value));
  rename(place + '.new', place);
}
${body}`;
  return {
    variables: { PROBE_FILE: file },
    options: ['--import', `data:text/javascript,${encodeURIComponent(module)}`],
    /** Sends the signal, and resolves to the answer. */
    async ask(pid) {
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
    end() {
      clearAway();
      isEnded();
    },
  };
}
