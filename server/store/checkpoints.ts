import { type Kysely, sql } from 'kysely';
import Libsql from 'libsql/promise';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '@/server/config/config';
import type { Database } from './schema';

/** In 4 KB pages. The log starts over when it can; above this size it is made to. */
const longLog = 2048;
/** Above this many pages, commits copy the log after all: copying has failed for long, or a reader never ends. */
const lastResort = 65_536;
/** Milliseconds between the end of one copy and the start of the next. */
const pauseBetween = 200;

type Checkpoints = { stop: () => Promise<void> };
/** The number of pages in the log, and how many of them have been copied to the file. */
type Progress = { log: number; checkpointed: number };

/**
 * Copies the log of a SQLite file into the file, with its own connection and thread. SQLite itself would do this during
 * a commit, delaying every request that waits for that commit. That becomes noticeable after a long read, such as
 * copying the database, because the log grows until the reader ends.
 */
export async function startCheckpoints(
  database: Kysely<Database>,
  config: DatabaseConfig,
  log: Logger,
): Promise<Checkpoints> {
  if (config.kind !== 'sqlite') return { stop: async () => {} };
  const connection = new Libsql(config.file, {});
  const copyIfFree = await prepare(connection, 'passive');
  const beginAnew = await prepare(connection, 'restart');
  await sql`pragma wal_autocheckpoint = ${sql.lit(lastResort)}`.execute(database);

  async function copy() {
    const { log: pages, checkpointed } = await copyIfFree();
    // Writers never pause by themselves, so they are held back while the last few pages are copied.
    if (pages > longLog && pages - checkpointed < longLog / 4) await beginAnew();
  }

  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  function later() {
    if (isStopping) return;
    timer = setTimeout(() => {
      running = copy()
        .catch((error: unknown) => log.warn({ err: error }, 'the log of the database could not be copied'))
        .finally(later);
    }, pauseBetween);
    timer.unref();
  }
  later();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
      connection.close();
    },
  };
}

/** A checkpoint of this kind, which waits for nobody. */
async function prepare(connection: Libsql, kind: 'passive' | 'restart'): Promise<() => Promise<Progress>> {
  const statement = await connection.prepare(`pragma wal_checkpoint(${kind})`);
  return async () => {
    const [row] = await statement.all();
    return { log: Number(row?.log), checkpointed: Number(row?.checkpointed) };
  };
}
