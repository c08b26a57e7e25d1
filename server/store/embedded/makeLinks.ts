import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { fileErrorCode } from '@/server/store/privateFiles';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the symbolic links between the libraries of the package, which npm cannot carry, so that nothing depends on its
 * install script. Two processes may do so at once.
 * @throws when one is missing and the folder cannot be written
 */
export function makeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, '..', target);
    if (!existsSync(link)) makeLink(basename(source), link);
  }
}

function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'EEXIST') return;
    throw new Error(
      `PostgreSQL needs the link ${link}, which cannot be made (${code}). Start the site once as a user who may write there, or set DATABASE_URL.`,
    );
  }
}
