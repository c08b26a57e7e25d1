import pg from 'pg';
import { preparedStatements } from './preparedStatements';
import { ignoresResult } from './resultIgnored';
import { isStatementLost, type StatementNames } from './statementNames';

type Statement = { text: string; values: readonly unknown[] };
type Result = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

const noResult: Result = { command: '', rowCount: 0, rows: [] };

/**
 * Sends one statement after another to PostgreSQL, with few round trips. The beginning of a transaction and the writes
 * whose result is ignored wait for the next statement and are sent with it; if one of them fails, that statement fails.
 * A transaction that ends before anything was sent costs nothing. What is prepared once is sent without its text as soon
 * as the connection has it. If the connection has lost it, no statement is sent that way from then on: one outside a
 * transaction is sent again, and a transaction fails with a code after which it is run again (`retryConflicts`).
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
    const together = next(statement);
    if (together.length === 0) return noResult;
    const isAlone = together.length === 1 && !isInTransaction;
    try {
      return await sendTogether(client, together, names);
    } catch (error) {
      if (!isStatementLost(error) || !together.some(({ text }) => names.nameOf(text) !== '')) throw error;
      names.stop(error);
      if (!isAlone) throw error;
      return sendTogether(client, together, names);
    }
  };
}

/** Lets a statement without values travel as the others do; the protocol's simple form is answered by itself. */
const extended = { queryMode: 'extended' };

/** Runs each statement only if all before it succeeded. Resolves to the result of the last. */
function sendTogether(
  client: pg.ClientBase,
  statements: readonly Statement[],
  names: StatementNames,
): Promise<Result> {
  const [first, ...others] = statements;
  const isPlain = first && others.length === 0 && names.nameOf(first.text) === '';
  if (isPlain) return client.query(first.text, [...first.values]);
  const queries = statements.map(({ text, values }) => ({ text, values: [...values], ...extended }));
  const lastName = names.nameOf(statements.at(-1)?.text ?? '');
  return new Promise((resolve, reject) => {
    const last = new pg.Query(queries.pop(), (error: Error | null | undefined, results: unknown) => {
      if (error) reject(error);
      else resolve(Array.isArray(results) ? (results.at(-1) ?? noResult) : (results as Result));
    });
    const submitLast = last.submit.bind(last);
    last.submit = (connection) => {
      const { stream } = connection;
      const prepared = preparedStatements(connection);
      stream.cork();
      // PostgreSQL skips what follows an error up to the next "sync", so only the last statement may send one.
      const withoutSync = Object.create(connection, { sync: { value: () => {} } });
      // A value that the protocol has no form for is found only here. What follows must not run without it.
      const giveUp = (error?: Error) => stream.destroy(error);
      for (const query of queries)
        new pg.Query(query, giveUp).submit(prepared.under(names.nameOf(query.text), withoutSync));
      submitLast(prepared.under(lastName, connection));
      stream.uncork();
    };
    client.query(last);
  });
}
