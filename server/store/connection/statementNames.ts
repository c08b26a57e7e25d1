import { createHash } from 'node:crypto';
import { isPrepared } from '@/server/store/preparedQuery';

/** The names under which the connections of one pool keep prepared statements. */
export type StatementNames = ReturnType<typeof makeStatementNames>;

/** @param onStop is told once, by which error a connection said that it doesn't have a statement */
export function makeStatementNames(onStop: (lost: Error) => void = () => {}) {
  const names = new Map<string, string>();
  let isStopped = false;
  return {
    /** Empty for a statement that is sent with its text each time. */
    nameOf(text: string): string {
      if (isStopped || !isPrepared(text)) return '';
      const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
      names.set(text, name);
      return name;
    },
    /** From now on, no statement has a name. */
    stop(lost: Error): void {
      if (!isStopped) onStop(lost);
      isStopped = true;
    },
  };
}

/** No such statement, one that exists already, and one whose tables have changed since. */
const lostCodes = ['26000', '42P05', '0A000'];

/** True when a connection doesn't have the statement that was prepared on it: an older pooler mixes connections up. */
export function isStatementLost(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && lostCodes.includes(String(error.code));
}
