import Sqlite from 'better-sqlite3';
import pg from 'pg';

/**
 * Opens the database that the bench names: a SQLite file with a write-ahead log, like the site's, or a PostgreSQL pool
 * of the same size as the site's.
 * @returns the driver's own object, as the libraries expect it, and `flushCommits`, which is called once the database
 * is filled: from then on, SQLite flushes at every commit, like the site's. PostgreSQL always does.
 */
export function openStore() {
  const { PEER_DATABASE: place, PEER_POOL_SIZE: poolSize } = process.env;
  if (place.startsWith('postgres:')) {
    const database = new pg.Pool({ connectionString: place, max: Number(poolSize) });
    return { database, isSqlite: false, flushCommits() {} };
  }
  const database = new Sqlite(place);
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = off');
  return { database, isSqlite: true, flushCommits: () => database.pragma('synchronous = full') };
}

export function sendJson(response, value) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Does the work for each of this many accounts, ten at a time. */
export async function forAccounts(count, work) {
  let last = 0;
  const one = async () => {
    while (last < count) {
      last += 1;
      await work(last);
    }
  };
  await Promise.all(Array.from({ length: 10 }, one));
}
