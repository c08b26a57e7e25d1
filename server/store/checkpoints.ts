import { type Kysely, sql } from 'kysely';
import Libsql from 'libsql/promise';
import type { Logger } from 'pino';
import type { DatabaseConfig } from '@/server/config/config';
import type { Database } from './schema';

/** Pages of 4 KB. The log begins anew where it can; beyond this many that is brought about. */
const longLog = 2048;
/** Beyond so many pages commits copy the log after all: then this work has failed for long, or a reader does not end. */
const lastResort = 65_536;
/** Milliseconds from the end of one copying to the next. */
const pauseBetween = 200;

type Checkpoints = { stop: () => Promise<void> };
/** Pages in the log, and how many of them the file has by now. */
type Progress = { log: number; checkpointed: number };

/**
 * Copies the log of a SQLite file into the file, on a connection and a thread of its own. SQLite would have a commit do it,
 * and with it every request that waits for that commit: long enough to be noticed once somebody read for long, as whoever
 * copies the database does, because the log grows until the reader ends.
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
    // Those who write never pause by themselves: they are held back for the few pages that came meanwhile.
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

/** A checkpoint of that kind, which waits for nobody. */
async function prepare(connection: Libsql, kind: 'passive' | 'restart'): Promise<() => Promise<Progress>> {
  const statement = await connection.prepare(`pragma wal_checkpoint(${kind})`);
  return async () => {
    const [row] = await statement.all();
    return { log: Number(row?.log), checkpointed: Number(row?.checkpointed) };
  };
}
