import { chmodSync, closeSync, openSync } from 'node:fs';

const forOwner = 0o600;

/** Creates an empty file that only its owner can read. @throws when a file with that name exists */
export function makeNewPrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', forOwner));
  try {
    // A system may open to others what a program makes.
    chmodSync(file, forOwner);
  } catch (error) {
    if (!['EPERM', 'EROFS'].includes(fileErrorCode(error))) throw error;
  }
}

/** The system's error code for a file operation, such as `ENOENT`. */
export function fileErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
