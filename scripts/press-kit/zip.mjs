import { zipSync } from 'fflate';

/** In local time, as the format has it: every machine writes the same figures. */
const firstOfJanuary2026 = new Date(2026, 0, 1);

/**
 * A ZIP archive of these files. Every file has the same date, so equal files give equal bytes.
 * @param {{name: string, content: Buffer}[]} files
 * @returns {Uint8Array}
 */
export function zip(files) {
  const byName = Object.fromEntries(files.map(({ name, content }) => [name, content]));
  return zipSync(byName, { level: 9, mtime: firstOfJanuary2026 });
}
