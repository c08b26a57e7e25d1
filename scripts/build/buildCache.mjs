import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps what a build makes slowly from some content in this folder, for the next build: what has the same content and the
 * same ending of its name is made once. Whatever changes in how it is made needs another ending.
 */
export function openBuildCache(folder) {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  const made = new Map();

  async function write(name, make) {
    const file = join(folder, name);
    if (kept.has(name)) return readFileSync(file);
    const result = Buffer.from(await make());
    // A build that is stopped halfway leaves no half file under a name that counts.
    writeFileSync(`${file}.new`, result);
    renameSync(`${file}.new`, file);
    return result;
  }

  return {
    /** Resolves to what `make` made of this content, now or in the build before. */
    made(content, ending, make) {
      const name = createHash('sha256').update(content).digest('base64url').slice(0, 27) + ending;
      if (!made.has(name)) made.set(name, write(name, make));
      return made.get(name);
    },
    /** Removes what this build had no use for. */
    forgetUnused() {
      for (const name of kept) if (!made.has(name)) rmSync(join(folder, name));
    },
  };
}
