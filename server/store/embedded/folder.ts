import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { embeddedFolder } from '@/server/config/embeddedUrl';
import { fileErrorCode } from '@/server/store/privateFiles';
import type { Access } from './access';
import { asOwner, giveToOwner } from './account';
import { isAlive } from './postmaster';
import type { Programs } from './programs';

export const majorVersion = '18';

/** The database of former versions of the site. */
const formerFile = 'site.db';

/** Whether the data folder has a database; changes nothing. @throws with the way on for one that we can't read */
export function hasDatabase(dataDir: string): boolean {
  const folder = embeddedFolder(dataDir);
  if (existsSync(join(dataDir, formerFile))) {
    throw new Error(
      `${dataDir} holds a SQLite database of a former version, which this one doesn’t read. Move or delete the folder, or name another DATA_DIR.`,
    );
  }
  const names = namesIn(folder);
  if (names.length === 0) return false;
  if (!names.includes('PG_VERSION')) {
    throw new Error(`${folder} holds something other than a database. Move it, or name another DATA_DIR.`);
  }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return true;
  throw new Error(
    `${folder} holds a database of PostgreSQL ${version}, and this version of the site brings PostgreSQL ${majorVersion}. ` +
      `Move or delete the folder, name another DATA_DIR, or start a PostgreSQL ${version} on it and set DATABASE_URL.`,
  );
}

/** What is in the folder; nothing when it doesn't exist. @throws where somebody else owns it */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT') return [];
    throw new Error(
      `${folder} cannot be read (${code}). Start the site as the user who made it, or name another DATA_DIR.`,
    );
  }
}

/** Makes an empty database, named only once it is whole: a killed process leaves none, and of two at once, one wins. */
export async function makeDatabaseFolder(dataDir: string, programs: Programs, access: Access): Promise<void> {
  removeParts(dataDir);
  const part = join(dataDir, `postgres.${process.pid}.part`);
  mkdirSync(part, { mode: 0o700 });
  giveToOwner(part);
  const values = [
    ...['-D', part, '--username=site', '--encoding=UTF8', '--locale=C', '--no-instructions'],
    ...access.initdb,
  ];
  const { program, values: all, options } = asOwner(programs.initdb, values, [part, programs.initdb]);
  try {
    await promisify(execFile)(program, all, {
      ...options,
      cwd: '/',
      env: { NODE_ENV: 'production', LC_ALL: 'C' },
    });
    renameSync(part, embeddedFolder(dataDir));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (hasDatabase(dataDir)) return;
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`The database in ${dataDir} could not be made. Mend this, or set DATABASE_URL:\n${said}`);
  }
}

/** What killed processes left unfinished. */
function removeParts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const [, pid] = /^postgres\.(\d+)\.part$/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Makes the data folder, for its owner alone. As root, PostgreSQL passes through it as another user. */
export function makeDataFolder(dataDir: string): void {
  if (existsSync(dataDir)) return;
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}
