import pg from 'pg';
import { isStatementLost, type StatementNames } from './preparedOnce';
import { ignoresResult } from './resultIgnored';

type Statement = { text: string; values: readonly unknown[] };
type Result = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

const noResult: Result = { command: '', rowCount: 0, rows: [] };

/**
 * Sends one statement after another to PostgreSQL, with few round trips. The beginning of a transaction and the writes
 * whose result is ignored wait for the next statement and are sent with it; if one of them fails, that statement fails.
 * A transaction that ends before anything was sent costs nothing. What is prepared once is sent without its text as soon
 * as the connection has it.
 */
export function statementSender(
  client: pg.ClientBase,
  names: StatementNames,
): (statement: Statement) => Promise<Result> {
  let waiting: Statement[] = [];
  let isInTransaction = false;

  /** What to send now, which is nothing while it can wait. */
  function next(statement: Statement): Statement[] {
    const { text } = statement;
    const isUnsent = waiting[0]?.text === 'begin';
    if (text === 'begin') isInTransaction = true;
    if (text === 'commit' || text === 'rollback') isInTransaction = false;
    if (text === 'rollback') waiting = [];
    if (text === 'rollback' && isUnsent) return [];
    waiting.push(statement);
    if (text === 'begin' || (isInTransaction && ignoresResult(text))) return [];
    const together = waiting;
    waiting = [];
    const isEmpty = text === 'commit' && isUnsent && together.length === 2;
    return isEmpty ? [] : together;
  }

  return async (statement) => {
    const [first, ...others] = next(statement);
    if (!first) return noResult;
    if (others.length > 0) return sendTogether(client, [first, ...others]);
    return sendAlone(first);
  };

  async function sendAlone({ text, values }: Statement): Promise<Result> {
    const unnamed = { text, values: [...values] };
    // In a transaction, a statement that was lost would take everything before it along.
    const name = isInTransaction ? undefined : names.nameOf(text);
    if (name === undefined) return client.query(unnamed);
    try {
      return await client.query({ ...unnamed, name });
    } catch (error) {
      if (!isStatementLost(error)) throw error;
      names.stop();
      return client.query(unnamed);
    }
  }
}

/** Lets a statement without values travel as the others do; the protocol's simple form is answered by itself. */
const extended = { queryMode: 'extended' };

/** Runs each statement only if all before it succeeded. Resolves to the result of the last. */
function sendTogether(client: pg.ClientBase, statements: readonly Statement[]): Promise<Result> {
  const queries = statements.map(({ text, values }) => ({ text, values: [...values], ...extended }));
  return new Promise((resolve, reject) => {
    const last = new pg.Query(queries.pop(), (error: Error | null | undefined, results: unknown) => {
      if (error) reject(error);
      else resolve((results as Result[]).at(-1) ?? noResult);
    });
    const submitLast = last.submit.bind(last);
    last.submit = (connection) => {
      const { stream } = connection;
      stream.cork();
      // PostgreSQL skips what follows an error up to the next "sync", so only the last statement may send one.
      const withoutSync = Object.create(connection, { sync: { value: () => {} } });
      // A value that the protocol has no form for is found only here. What follows must not run without it.
      const giveUp = (error?: Error) => stream.destroy(error);
      for (const query of queries) new pg.Query(query, giveUp).submit(withoutSync);
      submitLast(connection);
      stream.uncork();
    };
    client.query(last);
  });
}
