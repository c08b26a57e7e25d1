import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { DatabaseConfig } from '@/server/config/config';
import { fileErrorCode, makeNewPrivateFile } from '@/server/store/privateFiles';
import { BackupError } from './BackupError';
import { copySqlite } from './copySqlite';
import { runProgram } from './runProgram';

/**
 * Writes a copy of the whole database into a new file while the site goes on serving: for SQLite a database file of its
 * own, for PostgreSQL an archive of pg_dump. Both are one consistent moment. The copy holds what the database holds,
 * addresses among it, so its owner alone can read it; without SITE_SECRET its sealed columns and hashed codes stay closed.
 * @throws BackupError
 */
export async function backUp(database: DatabaseConfig, target: string): Promise<void> {
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new BackupError(`There is no database at ${database.file}.`);
  }
  makeCopyFile(target);
  try {
    await writeCopy(database, target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
}

/** Both tools write into an empty file that is there already, and leave its mode alone. */
function makeCopyFile(target: string): void {
  try {
    makeNewPrivateFile(target);
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'EEXIST') throw new BackupError(`${target} exists already and is not overwritten.`);
    throw new BackupError(`${target} cannot be written (${code}).`);
  }
}

async function writeCopy(database: DatabaseConfig, target: string): Promise<void> {
  if (database.kind === 'postgres') {
    await runTool('pg_dump', ['--format=custom', '--no-owner', `--file=${target}`], database.url);
    return;
  }
  await copySqlite(database.file, target);
  requireSound(target);
}

/**
 * Puts a copy back in the place of the database. The site must not be running on it; a SQLite file that somebody has
 * open is refused, PostgreSQL replaces everything in one transaction or nothing.
 * @throws BackupError
 */
export async function restore(database: DatabaseConfig, source: string): Promise<void> {
  if (!existsSync(source)) throw new BackupError(`There is no copy at ${source}.`);
  if (database.kind === 'postgres') {
    const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];
    await runTool('pg_restore', [...options, source], database.url);
    return;
  }
  requireSound(source);
  requireUnused(database.file);
  // Copied by the database itself onto the same disk, then put in place by one rename.
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

/** Leaving the write-ahead log needs the file to itself: with anybody else at it the mode stays as it was. */
function requireUnused(file: string): void {
  if (!existsSync(file)) return;
  const sqlite = new Libsql(file);
  try {
    const [row] = sqlite.prepare('pragma journal_mode = delete').all() as { journal_mode?: string }[];
    if (row?.journal_mode === 'delete') return;
  } catch {
    // A locked file throws; it is told below like one whose mode did not change.
  } finally {
    sqlite.close();
  }
  throw new BackupError(`${file} is in use: stop the site before putting a copy back.`);
}

/**
 * Runs a tool of PostgreSQL. The password goes by a file that only this user can read, because every user of a machine
 * sees the arguments of its processes.
 */
async function runTool(tool: string, parameters: string[], address: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  try {
    const url = new URL(address);
    const given = url.searchParams.get('password') ?? decodeURIComponent(url.password);
    const password = given.replace(/([\\:])/g, '\\$1');
    const file = join(folder, 'pass');
    writeFileSync(file, `*:*:*:*:${password}\n`, { mode: 0o600 });
    url.password = '';
    url.searchParams.delete('password');
    if (password) url.searchParams.set('passfile', file);
    await runProgram(tool, [`--dbname=${url.href}`, ...parameters]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
