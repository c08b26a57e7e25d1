import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const mark = '/* prepared once */';

/**
 * For `modifyEnd` of a reading statement that many calls begin with and whose key matches few rows. Outside a transaction,
 * PostgreSQL then parses and plans it once for each connection and not for each call, which takes longer than running it.
 * The plan is kept as well, so this is not for statements whose best plan depends on their values.
 */
export const preparedOnce = sql.raw(mark);

/** The names under which the connections of one pool prepare statements. */
export type StatementNames = {
  /** Undefined for a statement that isn't prepared once. */
  nameOf(text: string): string | undefined;
  /** From now on, no statement has a name. */
  stop(): void;
};

export function makeStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let isStopped = false;
  return {
    nameOf(text) {
      if (isStopped || !text.endsWith(mark)) return undefined;
      const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
      names.set(text, name);
      return name;
    },
    stop() {
      isStopped = true;
    },
  };
}

/** No such statement, one that exists already, and one whose tables have changed since. */
const lostCodes = ['26000', '42P05', '0A000'];

/** True when a connection doesn't have the statement that was prepared on it: an older pooler mixes connections up. */
export function isStatementLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostCodes.includes(String(error.code));
}
