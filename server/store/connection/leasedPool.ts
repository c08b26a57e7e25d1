import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { makeStatementNames, type StatementNames } from './statementNames';
import { statementSender } from './statementSender';

/** To be told what goes wrong between calls, in words for the log. */
export type OnProblem = (error: Error, what: string) => void;

/** This many calls may wait per connection; further ones are refused at once, so that they do not pile up in memory. */
const waitingPerConnection = 40;

/**
 * The connection pool as the query builder sees it, with two additional rules. The queue for connections is bounded:
 * beyond it, calls fail with PostgreSQL's own code for too many connections. A connection whose query got no answer in
 * time, or that the server has ended, is discarded: the other end may have vanished silently, or its end may not have been
 * noticed yet, and the pool would hand out the dead connection.
 */
export function leasedPool(pool: pg.Pool, size: number, onProblem: OnProblem = () => {}): PostgresPool {
  const names = makeStatementNames((lost) =>
    onProblem(lost, 'a connection lost a prepared statement, so none is used until the next start'),
  );
  return {
    async connect() {
      if (pool.waitingCount >= size * waitingPerConnection) {
        throw Object.assign(new Error('Too many calls wait for a database connection.'), { code: '53300' });
      }
      return lease(await pool.connect(), names);
    },
    end: () => pool.end(),
  };
}

/** PostgreSQL's codes for an answer after which it ends the connection: shutdown, crash, and its limits for idle ones. */
const endCodes = /^(?:57P0[1-5]|25P0[34])$/;

function isLast(error: Error): boolean {
  if (error.message === 'Query read timeout') return true;
  return 'code' in error && typeof error.code === 'string' && endCodes.test(error.code);
}

function lease(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  const send = statementSender(client, names);
  let lost: Error | null = null;
  // A connection that breaks between two statements of a transaction has no query to report to; unhandled, it ends the
  // process.
  const onBroken = (error: Error) => {
    lost = error;
  };
  client.on('error', onBroken);
  async function query(text: unknown, values: readonly unknown[] = []) {
    // A rollback on a dead connection would wait for its own time limit again.
    if (lost) throw lost;
    // The builder's other form, a cursor, is for streams, which this service does not use.
    if (typeof text !== 'string') throw new Error('This service streams no rows.');
    try {
      return await send({ text, values });
    } catch (error) {
      if (error instanceof Error && isLast(error)) lost = error;
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
