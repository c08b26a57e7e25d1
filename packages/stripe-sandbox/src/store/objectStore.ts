import type Libsql from 'libsql';
import type { AnyRecord, Kind, RecordOf } from '../records';
import { dueAt } from './dueAt';

export type ListQuery = {
  customer?: string;
  subscription?: string;
  /** Conditions on the record's fields: SQL over `data`, with one value each. */
  conditions?: readonly { sql: string; values: readonly (string | number)[] }[];
  /** Newest first unless `oldestFirst`; only records after or before the one with this id. */
  startingAfter?: string;
  endingBefore?: string;
  oldestFirst?: boolean;
  limit: number;
};

export type ObjectStore = {
  get<K extends Kind>(kind: K, id: string): RecordOf[K] | null;
  /** Any record by its id, for references whose id reveals the kind. */
  find(id: string): AnyRecord | null;
  /** Creates or replaces a record. */
  save(record: AnyRecord): void;
  remove(id: string): void;
  list<K extends Kind>(kind: K, query: ListQuery): { data: RecordOf[K][]; hasMore: boolean };
  /** The earliest record due by `moment` (seconds). */
  nextDue(moment: number): { record: AnyRecord; at: number } | null;
  /** Runs the work in one transaction; inside another one, it joins that. */
  transaction<Result>(work: () => Result): Result;
};

type Row = { data: string; due_at: number | null; position: number };

/**
 * Records in libsql, through synchronous calls: transactions never wait, so calls of this process do not interleave.
 */
export function makeObjectStore(sqlite: Libsql.Database): ObjectStore {
  const rows = (sql: string, values: readonly (string | number)[]) =>
    sqlite.prepare(sql).all(...values) as Row[];
  return {
    get: (kind, id) => parse(rows('select data from objects where id = ? and kind = ?', [id, kind])[0]),
    find: (id) => parse(rows('select data from objects where id = ?', [id])[0]),
    save: (record) => {
      sqlite
        .prepare(
          `insert into objects (id, kind, customer, subscription, due_at, data) values (?, ?, ?, ?, ?, ?)
           on conflict (id) do update set customer = excluded.customer, subscription = excluded.subscription,
             due_at = excluded.due_at, data = excluded.data`,
        )
        .run(
          record.id,
          record.object,
          'customer' in record ? record.customer : null,
          subscriptionOf(record),
          dueAt(record),
          JSON.stringify(record),
        );
    },
    remove: (id) => {
      sqlite.prepare('delete from objects where id = ?').run(id);
    },
    list: (kind, query) => {
      const { sql, values, backwards } = listStatement(kind, query);
      const found = rows(sql, values);
      const page = found.slice(0, query.limit);
      if (backwards) page.reverse();
      return { data: page.flatMap((row) => parse(row) ?? []), hasMore: found.length > query.limit };
    },
    nextDue: (moment) => {
      const row = rows(
        'select data, due_at from objects where due_at <= ? order by due_at, position limit 1',
        [moment],
      )[0];
      const record = parse<AnyRecord>(row);
      return record && row?.due_at != null ? { record, at: row.due_at } : null;
    },
    transaction: (work) => {
      if (sqlite.inTransaction) return work();
      return sqlite.transaction(work).immediate();
    },
  };
}

// The store itself wrote the text, from a record of this kind.
function parse<Shape>(row: Row | undefined): Shape | null {
  return row ? (JSON.parse(row.data) as Shape) : null;
}

function subscriptionOf(record: AnyRecord): string | null {
  if (record.object === 'invoice') return record.parent.subscription_details.subscription;
  return record.object === 'checkout.session' ? record.subscription : null;
}

function listStatement(kind: Kind, query: ListQuery) {
  const conditions: { sql: string; values: readonly (string | number)[] }[] = [
    { sql: 'kind = ?', values: [kind] },
    ...(query.conditions ?? []),
  ];
  if (query.customer) conditions.push({ sql: 'customer = ?', values: [query.customer] });
  if (query.subscription) conditions.push({ sql: 'subscription = ?', values: [query.subscription] });
  const backwards = query.endingBefore !== undefined;
  const ascending = backwards !== (query.oldestFirst ?? false);
  const mark = query.startingAfter ?? query.endingBefore;
  if (mark) {
    const sql = `position ${ascending ? '>' : '<'} (select position from objects where id = ?)`;
    conditions.push({ sql, values: [mark] });
  }
  const where = conditions.map(({ sql }) => sql).join(' and ');
  return {
    sql: `select data from objects where ${where} order by position ${ascending ? 'asc' : 'desc'} limit ?`,
    values: [...conditions.flatMap(({ values }) => values), query.limit + 1],
    backwards,
  };
}
