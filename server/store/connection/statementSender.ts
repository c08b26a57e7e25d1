import type pg from 'pg';
import { ignoresResult } from '@/server/store/resultIgnored';
import { isStatementLost, type StatementNames } from './statementNames';

type Statement = { text: string; values: readonly unknown[] };
type Result = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

const noResult: Result = { command: '', rowCount: 0, rows: [] };

/**
 * Sends one statement after another to PostgreSQL, with few round trips. The beginning of a transaction and the writes
 * whose result is ignored wait for the next statement and are sent with it, without waiting for answers in between (the
 * client's `pipeline`); if one of them fails, that statement fails. A transaction that ends before anything was sent
 * costs nothing. If a connection has lost what was prepared on it, no statement is sent by its name from then on: one
 * outside a transaction is sent again, and a transaction fails with a code after which it is run again (`retryConflicts`).
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
    // The client would find this only while it sends, and what follows, such as the commit, would run without it.
    if (!statement.values.every(isSendable)) throw new TypeError('A value has no form that could be sent.');
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

/** What our columns hold. */
function isSendable(value: unknown): boolean {
  return value === null || typeof value !== 'object' || value instanceof Uint8Array;
}

/** Within a transaction PostgreSQL runs nothing after a statement that failed. Resolves to the result of the last. */
async function sendTogether(
  client: pg.ClientBase,
  statements: readonly Statement[],
  names: StatementNames,
): Promise<Result> {
  const answers = statements.map(({ text, values }) =>
    client.query({ name: names.nameOf(text), text, values: [...values] }),
  );
  const results = await Promise.all(answers);
  return results.at(-1) ?? noResult;
}
