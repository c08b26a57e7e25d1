import type { RecordTable, RecordTables } from 'stripe-sandbox/store/recordTables';
import { type Change, openRecordLog } from './recordLog';

type Numbers = { last: number };

/**
 * Records in memory, and in a file if there is one: what a transaction saved is on disk when it returns, and is there
 * again after a start. Several processes may share the file; each then sees what the others saved.
 */
export function openRecordFile(file: string | null): RecordTables {
  const tables = new Map<string, Map<string, object>>();
  /** What the running transaction saved, in JSON; null when none is running. */
  let pending: Map<string, Map<string, string>> | null = null;

  function take(changes: readonly Change[]): void {
    for (const [name, key, row] of changes) {
      const rows = entryOf(tables, name);
      if (row === null) rows.delete(key);
      else rows.set(key, row);
    }
  }

  const snapshot = () =>
    JSON.stringify([...tables].flatMap(([name, rows]) => [...rows].map(([key, row]) => [name, key, row])));
  const log = file === null ? null : openRecordLog(file, { take, forget: () => tables.clear(), snapshot });

  function keep(changed: Map<string, Map<string, string>>): boolean {
    const changes = [...changed].flatMap(([name, rows]) =>
      [...rows].map(([key, row]) => `[${JSON.stringify(name)},${JSON.stringify(key)},${row}]`),
    );
    const text = `[${changes.join(',')}]`;
    if (log) return changes.length === 0 || log.append(text);
    take(JSON.parse(text));
    return true;
  }

  function transaction<Result>(work: () => Result): Result {
    if (pending) return work();
    for (;;) {
      log?.refresh();
      const changed = new Map<string, Map<string, string>>();
      pending = changed;
      try {
        const result = work();
        if (keep(changed)) return result;
      } finally {
        pending = null;
      }
    }
  }

  function rowsOf(name: string): Map<string, object> {
    if (!pending) log?.refresh();
    return entryOf(tables, name);
  }

  /** The rows as the running transaction sees them. */
  function seenRows(name: string): Map<string, object> {
    const changed = pending?.get(name);
    if (!changed) return rowsOf(name);
    const seen = new Map(rowsOf(name));
    for (const [key, text] of changed) {
      const row = JSON.parse(text);
      if (row === null) seen.delete(key);
      else seen.set(key, row);
    }
    return seen;
  }

  function table<Row extends object>(name: string): RecordTable<Row> {
    const put = (key: string, row: Row | null) =>
      transaction(() => {
        if (pending) entryOf(pending, name).set(key, JSON.stringify(row));
      });
    // Only this table's own saves are in it.
    const typed = (row: object) => row as Row;
    return {
      get(key) {
        const changed = pending?.get(name)?.get(key);
        const row = changed ? JSON.parse(changed) : rowsOf(name).get(key);
        return row ? typed(row) : null;
      },
      save: put,
      remove: (key) => put(key, null),
      rows: () => [...seenRows(name).values()].map(typed),
    };
  }

  const numbers = table<Numbers>('numbers');
  return {
    table,
    next: (name) =>
      transaction(() => {
        const last = (numbers.get(name)?.last ?? 0) + 1;
        numbers.save(name, { last });
        return last;
      }),
    transaction,
    close: () => log?.close(),
  };
}

function entryOf<Value>(maps: Map<string, Map<string, Value>>, name: string): Map<string, Value> {
  const found = maps.get(name) ?? new Map<string, Value>();
  maps.set(name, found);
  return found;
}
