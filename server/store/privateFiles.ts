import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

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

/** The secret that this file keeps, made anew where it keeps none. A start that is cut off leaves no part of one. */
export function secretIn(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept !== '') return kept;
  const secret = randomBytes(24).toString('hex');
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, secret, { mode: forOwner, flush: true });
  renameSync(unfinished, file);
  return secret;
}

/** The system's error code for a file operation, such as `ENOENT`. */
export function fileErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
