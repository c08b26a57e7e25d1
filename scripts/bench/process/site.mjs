import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeOptions } from '../../nodeOptions.mjs';
import { startServer } from './serverProcess.mjs';

/** Starts the built site, as operators do, on its own port and data folder; `options` are extra Node options. */
export async function startSite(variables = {}, options = []) {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const site = await startServer({
    what: 'The site',
    values: [...nodeOptions, ...options, '.next/site/main.mjs'],
    variables: () => ({
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      ...variables,
    }),
    readyPath: '/health',
    clearAway: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  });
  return {
    ...site,
    /** Resident memory in megabytes, or null where the system does not report it. */
    memory() {
      try {
        const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'));
        return line ? Number(line[1]) / 1024 : null;
      } catch {
        return null;
      }
    },
  };
}

/** Processor time used by a process, in milliseconds; null where the system does not report it. */
function processorTime(pid) {
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

/** What `work` measured, and as `cost` the processor time of that process for each answer, in microseconds. */
export async function withCost(pid, work) {
  const before = processorTime(pid);
  const result = await work();
  const after = processorTime(pid);
  const cost = before === null || after === null ? null : ((after - before) * 1000) / result.count;
  return { ...result, cost };
}
