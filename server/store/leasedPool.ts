import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** So many calls may wait for each connection; more are refused at once instead of piling up in memory. */
const waitingPerConnection = 40;

/**
 * The pool as the query builder sees it, with two rules of ours. The queue for a connection is bounded: beyond it a call
 * fails with the code PostgreSQL itself has for too many connections. And a connection whose query got no answer in time
 * is thrown away: the other end may be gone without a word, and the pool would go on handing out the dead line.
 */
export function leasedPool(pool: pg.Pool, size: number): PostgresPool {
  return {
    async connect() {
      if (pool.waitingCount >= size * waitingPerConnection) {
        throw Object.assign(new Error('Too many calls wait for a database connection.'), { code: '53300' });
      }
      return lease(await pool.connect());
    },
    end: () => pool.end(),
  };
}

function lease(client: pg.PoolClient): PostgresPoolClient {
  let lost: Error | null = null;
  // A line that breaks between two statements of a transaction belongs to no query; unheard, it would end the process.
  const onBroken = (error: Error) => {
    lost = error;
  };
  client.on('error', onBroken);
  async function query(statement: unknown, values: readonly unknown[] = []) {
    // A rollback on a dead line would wait for its own time limit again.
    if (lost) throw lost;
    // The builder's other form, a cursor, belongs to streams, which this service does not use.
    if (typeof statement !== 'string') throw new Error('This service streams no rows.');
    try {
      return await client.query(statement, [...values]);
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') lost = error;
      throw error;
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      client.off('error', onBroken);
      client.release(lost !== null);
    },
  };
}
