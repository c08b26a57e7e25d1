import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzipCompress);

/** How files are compressed. Whatever changes here needs a new name, which no kept file has. */
const encodings = [
  ['br', '.br11', (content) => toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['gzip', '.gz9', (content) => toGzip(content, { level: 9 })],
];

/**
 * Compresses files for a build and keeps the results in this folder for the next one, named by the hash of their
 * content: compressing everything takes a third of a build.
 */
export function openCompressor(folder) {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  const used = new Set();

  async function version(hash, content, [, ending, convert]) {
    const name = hash + ending;
    used.add(name);
    if (kept.has(name)) return readFileSync(join(folder, name));
    const converted = await convert(content);
    const file = join(folder, name);
    // A build that is stopped halfway leaves no half file under a name that counts.
    writeFileSync(`${file}.new`, converted);
    renameSync(`${file}.new`, file);
    return converted;
  }

  return {
    /** Resolves to the compressed versions of the content, by encoding; null for one that is no smaller. */
    async compress(hash, content) {
      const versions = encodings.map(async (encoding) => {
        const converted = await version(hash, content, encoding);
        return [encoding[0], converted.length < content.length ? converted : null];
      });
      return Object.fromEntries(await Promise.all(versions));
    },
    /** Removes what this build had no use for. */
    forgetUnused() {
      for (const name of kept) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
}
