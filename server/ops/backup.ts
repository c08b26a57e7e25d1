import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import type { DatabaseConfig } from '@/server/config/config';
import { fileErrorCode, makeNewPrivateFile, makePrivateFolder } from '@/server/store/privateFiles';
import { BackupError } from './BackupError';
import { copySqlite } from './copySqlite';
import { restorePostgres } from './restorePostgres';
import { runPaced, stopSignals } from './runPaced';

/**
 * Writes a copy of the whole database into a new file while the site keeps running: a separate database file for
 * SQLite, a pg_dump archive for PostgreSQL. Both are a single consistent snapshot. The copy contains everything in the
 * database, including email addresses, so only its owner can read it; without SITE_SECRET its encrypted columns and
 * hashed codes stay unreadable. Under its name there is only ever a whole copy; until then it ends in `.part`.
 * @throws BackupError
 */
export async function backUp(database: DatabaseConfig, target: string): Promise<void> {
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new BackupError(`There is no database at ${database.file}.`);
  }
  refuseExisting(target);
  const part = `${target}.part`;
  makePartFile(part);
  const forget = () => forgetPart(part);
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

/** SQLite leaves a journal beside a file that it did not finish. */
function forgetPart(part: string): void {
  for (const file of [part, `${part}-journal`]) rmSync(file, { force: true });
}

/** Both tools write into an existing empty file and leave its mode unchanged. */
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
  if (database.kind === 'postgres') {
    const parameters = ['--format=custom', '--no-owner', `--file=${target}`];
    await withConnection(database.url, (connection) =>
      runPaced('pg_dump', [connection, ...parameters], target),
    );
    return;
  }
  await copySqlite(database.file, target);
  requireSound(target);
}

/**
 * Replaces the database with a copy, so that it holds exactly that. The site must not be using it: an open SQLite file
 * is refused, and PostgreSQL replaces everything in one transaction or nothing.
 * @throws BackupError
 */
export async function restore(database: DatabaseConfig, source: string): Promise<void> {
  if (!existsSync(source)) throw new BackupError(`There is no copy at ${source}.`);
  if (database.kind === 'postgres') {
    await withConnection(database.url, (connection) => restorePostgres(connection, source));
    return;
  }
  requireSound(source);
  requireUnused(database.file);
  // The database itself copies it onto the same disk; one rename then puts it in place.
  makePrivateFolder(dirname(database.file));
  const fresh = `${database.file}.restored`;
  rmSync(fresh, { force: true });
  makeNewPrivateFile(fresh);
  const copy = new Libsql(source);
  try {
    copy.prepare('vacuum into ?').run(fresh);
  } finally {
    copy.close();
  }
  for (const rest of ['-wal', '-shm']) rmSync(`${database.file}${rest}`, { force: true });
  renameSync(fresh, database.file);
}

function requireSound(file: string): void {
  const problem = new BackupError(`${file} is no sound database.`);
  let sqlite: Libsql.Database | null = null;
  try {
    sqlite = new Libsql(file);
    const [row] = sqlite.prepare('pragma integrity_check').all() as { integrity_check?: string }[];
    const tables = sqlite.prepare("select name from sqlite_master where name = 'accounts'").all();
    if (row?.integrity_check !== 'ok' || tables.length === 0) throw problem;
  } catch {
    throw problem;
  } finally {
    sqlite?.close();
  }
}

/** Leaving write-ahead logging needs exclusive access: if anybody else uses the file, the mode does not change. */
function requireUnused(file: string): void {
  if (!existsSync(file)) return;
  const sqlite = new Libsql(file);
  try {
    const [row] = sqlite.prepare('pragma journal_mode = delete').all() as { journal_mode?: string }[];
    if (row?.journal_mode === 'delete') return;
  } catch {
    // A locked file throws; it is reported below, like one whose mode did not change.
  } finally {
    sqlite.close();
  }
  throw new BackupError(`${file} is in use: stop the site before putting a copy back.`);
}

/**
 * Gives a PostgreSQL tool the parameter that names the database. The password is passed in a file that only this user can
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
