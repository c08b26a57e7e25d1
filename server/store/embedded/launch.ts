import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFolder } from '@/server/config/embeddedUrl';
import type { Access } from './access';
import { asOwner } from './account';
import { forgetStranger } from './postmaster';
import type { Programs } from './programs';

/** Small, and safe: a commit is on the disk before it is acknowledged, and no log holds what people entered. */
const settings: Readonly<Record<string, string>> = {
  shared_buffers: '32MB',
  max_connections: '250',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/**
 * Runs the program that follows, and ends it quickly and in order once nobody holds the other end of the input: when this
 * process ends, in whatever way, so does the database.
 */
const untilInputEnds = [
  'exec 3<&0',
  '"$@" </dev/null 3<&- & server=$!',
  '{ read -r _ <&3; kill -INT "$server"; } & watch=$!',
  'wait "$server"; code=$?',
  'kill "$watch" 2>/dev/null; exit "$code"',
].join('\n');

export type Server = {
  /** What it calls itself, so that its starter recognizes it. */
  name: string;
  isRunning(): boolean;
  /** Resolves once it has ended, with what was under way undone and everything else on the disk. */
  stop(): Promise<void>;
};

/** The name of a server that this process starts. */
export const ownName = `site_${process.pid}`;

/** The process that started a server of this name. */
export function starterOf(name: string): number {
  return Number(name.replace('site_', ''));
}

/** Starts PostgreSQL on the folder, in a session of its own: Ctrl+C in a terminal is for the site, which then ends it. */
export function launch(dataDir: string, programs: Programs, access: Access): Server {
  const folder = embeddedFolder(dataDir);
  forgetStranger(folder);
  const values = [
    ...['-D', folder, ...access.postgres],
    ...Object.entries({ ...settings, cluster_name: ownName }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
  ];
  const isGuarded = process.platform !== 'win32';
  const [first, rest] = isGuarded
    ? ['/bin/sh', ['-c', untilInputEnds, 'postgres', programs.postgres, ...values]]
    : [programs.postgres, values];
  const { program, values: all, options } = asOwner(first, rest, [folder, programs.postgres]);
  const log = openSync(logFile(dataDir), 'w', 0o600);
  const child = spawn(program, all, {
    ...options,
    cwd: '/',
    env: { NODE_ENV: 'production', LC_ALL: 'C', PG_GRANDPARENT_PID: String(process.pid) },
    stdio: ['pipe', log, log],
    detached: isGuarded,
  });
  closeSync(log);
  return serverOf(child, isGuarded);
}

function serverOf(child: ChildProcess, isGuarded: boolean): Server {
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let running = true;
  void ended.then(() => {
    running = false;
  });
  child.stdin?.on('error', () => {});
  return {
    name: ownName,
    isRunning: () => running,
    async stop() {
      if (isGuarded) child.stdin?.end();
      // Windows knows no signal for it: it ends at once, and its next start reads the log of what was committed.
      else child.kill();
      await ended;
    },
  };
}

function logFile(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

/** The end of what the server said, for whoever has to find out why it didn't start. */
export function lastWords(dataDir: string): string {
  return readFileSync(logFile(dataDir), 'utf8').trim().split('\n').slice(-3).join('\n');
}
