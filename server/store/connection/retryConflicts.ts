import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseConnection, type Dialect, type Driver, Kysely } from 'kysely';
import type { Database } from '@/server/store/schema';
import { isStatementLost } from './statementNames';

/**
 * The codes of a transaction that the database rolled back in favor of another one and asks to be run again: a
 * serialization failure or a deadlock. If a transaction may have been committed after all, the codes are different.
 */
const conflictCodes = ['40001', '40P01'];
/** After this many tries the call is refused as unavailable, so that a crowd does not keep the database busy. */
const maxTries = 8;
/** The longest wait before the second try, in milliseconds; it doubles with each further try. */
const firstWait = 4;

type RetryOptions = {
  wait?: (milliseconds: number) => Promise<unknown>;
  /** From 0 up to, not including, 1. */
  random?: () => number;
};

/**
 * Runs whole transactions, and runs them again when the database asks for it. Waits a random time in between, so that
 * transactions that collided don't collide again. A transaction may therefore run several times before it is committed
 * once, and what it does outside the database has to allow for that.
 */
export async function retryConflicts<Result>(
  transaction: () => Promise<Result>,
  { wait = sleep, random = Math.random }: RetryOptions = {},
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isConflict(error) || tried === maxTries) throw error;
      await wait(random() * firstWait * 2 ** tried);
    }
  }
}

/** True when the database rolled this transaction back and it can be run again. */
function isConflict(error: unknown): boolean {
  if (isStatementLost(error)) return true;
  return error instanceof Error && 'code' in error && conflictCodes.includes(String(error.code));
}

/**
 * The query builder for this dialect, which runs again what the database rolled back in favor of others: a transaction
 * from its beginning, or a statement outside of one. Statements within a transaction are never repeated by themselves.
 */
export function openWithRetries(dialect: Dialect): Kysely<Database> {
  const driver = dialect.createDriver();
  const once = new Kysely<Database>({ dialect: withDriver(dialect, driver) });
  const executor = once.getExecutor();
  // Every use of the database asks for a connection here, for one statement or for a whole transaction.
  const provideConnection = <Result>(use: (connection: DatabaseConnection) => Promise<Result>) =>
    retryConflicts(() => executor.provideConnection(use));
  return new Kysely<Database>({
    config: { dialect },
    dialect,
    driver: withDestroy(driver, () => once.destroy()),
    executor: executor.withConnectionProvider({ provideConnection }),
  });
}

function withDriver(dialect: Dialect, driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

/** The driver, for what the query builder asks of it directly; its connections come from the executor. */
function withDestroy(driver: Driver, destroy: () => Promise<void>): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: () => driver.acquireConnection(),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    destroy,
  };
}
