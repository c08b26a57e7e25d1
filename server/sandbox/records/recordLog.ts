import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fdatasyncSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A row under its key in a table; null when it was removed. */
export type Change = readonly [table: string, key: string, row: object | null];

/** One transaction. It counts only where it says that it begins: its process knew everything that came before. */
type Line = { at: number; by: string; changes: readonly Change[]; closing?: true };

export type RecordLog = {
  /** Takes what other processes appended. */
  refresh(): void;
  /** Writes changes and flushes them. False when another process came first: nothing is written then. */
  append(changes: string): boolean;
  close(): void;
};

type Listener = {
  take(changes: readonly Change[]): void;
  /** Everything taken so far is void: the file was written anew. */
  forget(): void;
  /** All that counts, as changes in JSON. */
  snapshot(): string;
};

/** A file of this size is written anew at start if less than half of it counts. */
const rewrittenFrom = 1_000_000;
const newline = 0x0a;
/** How long a process may take to write the file anew, in milliseconds, before another one does it. */
const longestRewrite = 1000;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Opens a file of transactions, one line of JSON each, that several processes may share and that only its owner can
 * read. A line begins with its line break, so one that a killed process left unfinished ends at the next and is skipped.
 */
export function openRecordLog(file: string, listener: Listener): RecordLog {
  const by = randomUUID();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let descriptor = open(file);
  /** Where the first line begins that was not read, and where the file ended when that was seen. */
  let next = 0;
  let end = 0;
  let closedBy: string | null = null;
  let lastOwn = -1;

  function read(): void {
    end = fstatSync(descriptor).size;
    if (end <= next) return;
    const bytes = Buffer.alloc(end - next);
    readSync(descriptor, bytes, 0, bytes.length, next);
    let start = 0;
    while (start < bytes.length && closedBy === null) {
      const found = bytes.indexOf(newline, start + 1);
      const line = lineIn(bytes.toString('utf8', start + 1, found < 0 ? bytes.length : found));
      if (line === null && found < 0) break;
      if (line?.at === next + start) {
        if (line.by === by) lastOwn = line.at;
        if (line.closing) closedBy = line.by;
        listener.take(line.changes);
      }
      start = found < 0 ? bytes.length : found;
    }
    next += start;
  }

  function refresh(): void {
    read();
    while (closedBy !== null) {
      if (closedBy === by || !isReplaced()) replace();
      closeSync(descriptor);
      descriptor = open(file);
      next = 0;
      closedBy = null;
      lastOwn = -1;
      listener.forget();
      read();
    }
  }

  function isReplaced(): boolean {
    const { ino } = fstatSync(descriptor);
    for (let waited = 0; waited < longestRewrite; waited += 10) {
      if (statSync(file).ino !== ino) return true;
      Atomics.wait(pause, 0, 0, 10);
    }
    return false;
  }

  function replace(): void {
    const fresh = `${file}.${by}`;
    const written = open(fresh);
    write(written, `\n{"at":0,"by":"${by}","changes":${listener.snapshot()}}`);
    closeSync(written);
    renameSync(fresh, file);
  }

  function append(changes: string, closing = ''): boolean {
    const at = end;
    write(descriptor, `\n{"at":${at},"by":"${by}","changes":${changes}${closing}}`);
    refresh();
    return lastOwn === at;
  }

  refresh();
  if (end > rewrittenFrom && listener.snapshot().length < end / 2) append('[]', ',"closing":true');
  return { refresh, append, close: () => closeSync(descriptor) };
}

function open(file: string): number {
  const descriptor = openSync(file, 'a+', 0o600);
  fchmodSync(descriptor, 0o600);
  return descriptor;
}

function write(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  if (writeSync(descriptor, bytes) !== bytes.length) throw new Error('The disk of the sandbox is full.');
  fdatasyncSync(descriptor);
}

/** Null for a line that is not finished. The log wrote the others itself. */
function lineIn(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
