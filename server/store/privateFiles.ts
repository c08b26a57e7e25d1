import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';

const forOwner = 0o600;
const folderForOwner = 0o700;
/** A database file and what SQLite and a restore write beside it. */
const ourFile = /\.db(-wal|-shm|-journal|\.restored(-journal)?)?$/;
const parts = ['', '-wal', '-shm', '-journal'];

/**
 * Makes the folder for databases, which its owner alone can enter. One that is there already is closed to others too, as
 * long as nothing else is kept in it: a folder that other programs share stays as it is.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderForOwner });
  if (readdirSync(folder).every((name) => ourFile.test(name))) closeToOthers(folder, folderForOwner);
}

/**
 * Makes the file when it is missing. Its owner alone can read it, whatever it was like before.
 *
 * A file that is there is not opened: closing any descriptor of a file gives up every POSIX lock that this process has
 * on it, those of SQLite among them. Another process that closes the database would then take itself for the last one
 * and remove the log that this process still writes to.
 */
export function makePrivateFile(file: string): void {
  if (!existsSync(file)) makeUnlessMade(file);
  keepPrivate(file);
}

function makeUnlessMade(file: string): void {
  try {
    closeSync(openSync(file, 'wx', forOwner));
  } catch (error) {
    if (fileErrorCode(error) !== 'EEXIST') throw error;
  }
}

/** Makes an empty file that its owner alone can read. @throws When there is a file of that name already */
export function makeNewPrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', forOwner));
  keepPrivate(file);
}

/** Takes a database file, and what stands beside it, from everybody but the owner. */
function keepPrivate(file: string): void {
  for (const part of parts) {
    if (existsSync(file + part)) closeToOthers(file + part, forOwner);
  }
}

/** What belongs to somebody else is theirs to close. A file may be gone by now: another process tidied up. */
function closeToOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(fileErrorCode(error))) throw error;
  }
}

/** The system's name for what went wrong with a file, such as `ENOENT`. */
export function fileErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
