import pg from 'pg';
import { isUnread } from './unread';

type Statement = { text: string; values: readonly unknown[] };
type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

const noAnswer: Answer = { command: '', rowCount: 0, rows: [] };

/**
 * Sends one statement after another to PostgreSQL, in as few round trips as their answers allow. The beginning of a
 * transaction and the writes of which nobody reads the answer wait for the statement that follows, and travel with it;
 * if one of them fails, that statement does. A transaction that ends before anything was sent costs nothing.
 */
export function statementSender(client: pg.ClientBase): (statement: Statement) => Promise<Answer> {
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
    if (text === 'begin' || (isInTransaction && isUnread(text))) return [];
    const together = waiting;
    waiting = [];
    const isEmpty = text === 'commit' && isUnsent && together.length === 2;
    return isEmpty ? [] : together;
  }

  return async (statement) => {
    const [first, ...others] = next(statement);
    if (!first) return noAnswer;
    if (others.length === 0) return client.query(first.text, [...first.values]);
    return sendTogether(client, [first, ...others]);
  };
}

/** Lets a statement without values travel as the others do; the protocol's simple form has an answer of its own. */
const extended = { queryMode: 'extended' };

/** Runs each statement only if all before it succeeded. Resolves to the answer of the last. */
function sendTogether(client: pg.ClientBase, statements: readonly Statement[]): Promise<Answer> {
  const queries = statements.map(({ text, values }) => ({ text, values: [...values], ...extended }));
  return new Promise((resolve, reject) => {
    const last = new pg.Query(queries.pop(), (error: Error | null | undefined, results: unknown) => {
      if (error) reject(error);
      else resolve((results as Answer[]).at(-1) ?? noAnswer);
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
