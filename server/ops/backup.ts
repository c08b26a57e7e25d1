import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseConfig } from '@/server/config/config';
import { fileErrorCode, makeNewPrivateFile } from '@/server/store/privateFiles';
import { restorePostgres } from './restorePostgres';
import { runPaced, stopSignals } from './runPaced';
import { BackupError } from './runProgram';

/**
 * Writes a copy of the whole database into a new file while the site keeps running: an archive of pg_dump, which is a
 * single consistent snapshot. The copy contains everything in the database, including email addresses, so only its owner
 * can read it; without SITE_SECRET its encrypted columns and hashed codes stay unreadable. Under its name there is only
 * ever a whole copy; until then it ends in `.part`.
 * @throws BackupError
 */
export async function backUp(database: DatabaseConfig, target: string): Promise<void> {
  refuseExisting(target);
  const part = `${target}.part`;
  makePartFile(part);
  const forget = () => rmSync(part, { force: true });
  process.once('exit', forget);
  try {
    await writeCopy(database, part);
    refuseExisting(target);
    renameSync(part, target);
  } finally {
    forget();
    process.off('exit', forget);
  }
}

function refuseExisting(target: string): void {
  if (existsSync(target)) throw new BackupError(`${target} exists already and is not overwritten.`);
}

/** pg_dump writes into an existing empty file and leaves its mode unchanged. */
function makePartFile(part: string): void {
  try {
    makeNewPrivateFile(part);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code !== 'EEXIST') throw new BackupError(`${part} cannot be written (${code}).`);
    throw new BackupError(
      `${part} exists: another backup is writing it, or one was killed. If none is running, remove the file.`,
    );
  }
}

async function writeCopy(database: DatabaseConfig, target: string): Promise<void> {
  const parameters = ['--format=custom', '--no-owner', `--file=${target}`];
  await withConnection(database.url, (connection) =>
    runPaced('pg_dump', [connection, ...parameters], target),
  );
}

/**
 * Replaces the database with a copy, in one transaction or not at all, so that it holds exactly that. The site must not be
 * using it.
 * @throws BackupError
 */
export async function restore(database: DatabaseConfig, source: string): Promise<void> {
  if (!existsSync(source)) throw new BackupError(`There is no copy at ${source}.`);
  await withConnection(database.url, (connection) => restorePostgres(connection, source));
}

/**
 * Gives a tool of PostgreSQL the parameter that names the database. The password is passed in a file that only this user can
 * read, because every user of a machine can see the arguments of its processes.
 */
async function withConnection(address: string, run: (connection: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  // Whoever interrupts a command leaves no password behind.
  const leave = () => process.exit(1);
  process.once('exit', forget);
  for (const signal of stopSignals) process.once(signal, leave);
  try {
    const url = new URL(address);
    // Read as the site itself reads it, which takes a plain % as it is.
    const given =
      url.searchParams.get('password') ?? new pg.Client({ connectionString: address }).password ?? '';
    const password = given.replace(/([\\:])/g, '\\$1');
    const file = join(folder, 'pass');
    writeFileSync(file, `*:*:*:*:${password}\n`, { mode: 0o600 });
    url.password = '';
    url.searchParams.delete('password');
    if (password) url.searchParams.set('passfile', file);
    await run(`--dbname=${url.href}`);
  } finally {
    forget();
    process.off('exit', forget);
    for (const signal of stopSignals) process.off(signal, leave);
  }
}
