import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';

const forOwner = 0o600;
const folderForOwner = 0o700;
/** A database file, the files that SQLite and a restore write beside it, and the records of the sandbox. */
const ourFile = /\.(db(-wal|-shm|-journal|\.restored(-journal)?)?|records)$/;
const parts = ['', '-wal', '-shm', '-journal'];

/**
 * Creates the folder for databases, accessible only to its owner. An existing folder is also closed to others, unless
 * it contains anything else: a folder shared with other programs stays as it is.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderForOwner });
  if (readdirSync(folder).every((name) => ourFile.test(name))) closeToOthers(folder, folderForOwner);
}

/**
 * Creates the file if it is missing. Only its owner can read it, whatever its mode was before.
 *
 * An existing file is not opened: closing any descriptor of a file releases every POSIX lock that this process holds on
 * it, including SQLite's. Another process that closes the database would then believe it is the last one and delete the
 * log that this process is still writing to.
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

/** Creates an empty file that only its owner can read. @throws when a file with that name exists */
export function makeNewPrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', forOwner));
  keepPrivate(file);
}

/** Removes everybody else's access to a database file and the files beside it. */
function keepPrivate(file: string): void {
  for (const part of parts) {
    if (existsSync(file + part)) closeToOthers(file + part, forOwner);
  }
}

/** Files that belong to somebody else are left alone. A file may be gone by now, tidied up by another process. */
function closeToOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(fileErrorCode(error))) throw error;
  }
}

/** The system's error code for a file operation, such as `ENOENT`. */
export function fileErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
