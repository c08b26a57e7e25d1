import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeOptions } from '../nodeOptions.mjs';
import { root } from '../prepare.mjs';
import { startServer } from './serverProcess.mjs';

/** Starts the built site, as operators do, on its own port and data folder; `key` opens its sandbox. */
export async function startSite(variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const server = await startServer({
    what: 'The site',
    values: [...nodeOptions, '.next/site/main.mjs'],
    variables: () => ({ NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'error', DATA_DIR: folder, ...variables }),
    readyPath: '/health',
    clearAway: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  });
  return { ...server, key: readFileSync(join(folder, 'sandbox.key'), 'utf8') };
}

/** The pages of the build, as `{ [path]: { kind } }`. */
export function builtPages() {
  return JSON.parse(readFileSync(join(root, '.next/site/manifest.json'), 'utf8')).pages;
}

/** Resident memory of a process in megabytes; null where the system does not report it. */
export function memoryOf(pid) {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(ofProcess(pid, 'status'))?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}

/** Processor time used by a process, in milliseconds; null where the system does not report it. */
export function processorTime(pid) {
  const [, fields = []] = ofProcess(pid, 'stat')
    .split(') ')
    .map((part) => part.split(' '));
  // Fields 14 and 15 of the line, in clock ticks of ten milliseconds.
  return fields.length > 12 ? (Number(fields[11]) + Number(fields[12])) * 10 : null;
}

function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
