import { zipSync } from 'fflate';

/** In local time, as the format requires: every machine writes the same numbers. */
const firstOfJanuary2026 = new Date(2026, 0, 1);

/**
 * A ZIP archive of these files. All files have the same date, so the same files always give the same bytes.
 * @param {{name: string, content: Buffer}[]} files
 * @returns {Uint8Array}
 */
export function zip(files) {
  const byName = Object.fromEntries(files.map(({ name, content }) => [name, content]));
  return zipSync(byName, { level: 9, mtime: firstOfJanuary2026 });
}
