import type { AnyRecord, Kind, RecordOf } from '../records';
import { dueAt } from './dueAt';
import type { RecordTable, RecordTables } from './recordTables';

/** Whether a list contains a record. */
export type Condition<Shape> = (record: Shape) => boolean;

export type ListQuery<Shape> = {
  customer?: string;
  subscription?: string;
  conditions?: readonly Condition<Shape>[];
  /** Newest first; only records after or before the one with this id. */
  startingAfter?: string;
  endingBefore?: string;
  limit: number;
};

export type ObjectStore = {
  get<K extends Kind>(kind: K, id: string): RecordOf[K] | null;
  /** Any record by its id, for references whose id reveals the kind. */
  find(id: string): AnyRecord | null;
  /** Creates or replaces a record. */
  save(record: AnyRecord): void;
  remove(kind: Kind, id: string): void;
  list<K extends Kind>(kind: K, query: ListQuery<RecordOf[K]>): { data: RecordOf[K][]; hasMore: boolean };
  /** The earliest record due by `moment` (seconds). */
  nextDue(moment: number): { record: AnyRecord; at: number } | null;
  /** Runs the work in one transaction; inside another one, it joins that. */
  transaction<Result>(work: () => Result): Result;
};

/** All of them, by the compiler's word. */
const kinds = Object.keys({
  customer: true,
  customer_balance_transaction: true,
  product: true,
  price: true,
  payment_method: true,
  payment_intent: true,
  charge: true,
  refund: true,
  subscription: true,
  invoice: true,
  'checkout.session': true,
  'billing_portal.session': true,
  'billing_portal.configuration': true,
  webhook_endpoint: true,
  tax_id: true,
  dispute: true,
  balance_transaction: true,
  event: true,
} satisfies Record<Kind, true>);

/** The records of the sandbox's account, a table for each kind. */
export function makeObjectStore(tables: RecordTables): ObjectStore {
  const table = <K extends Kind>(kind: K): RecordTable<RecordOf[K]> => tables.table(kind);
  return {
    get: (kind, id) => table(kind).get(id),
    find(id) {
      for (const kind of kinds) {
        const record = tables.table<AnyRecord>(kind).get(id);
        if (record) return record;
      }
      return null;
    },
    save: (record) => tables.table<AnyRecord>(record.object).save(record.id, record),
    remove: (kind, id) => table(kind).remove(id),
    list: (kind, query) => pageOf(table(kind).rows().reverse(), query),
    nextDue(moment) {
      let first: { record: AnyRecord; at: number } | null = null;
      for (const kind of ['subscription', 'checkout.session', 'refund'] as const) {
        for (const record of table(kind).rows()) {
          const at = dueAt(record);
          if (at !== null && at <= moment && (!first || at < first.at)) first = { record, at };
        }
      }
      return first;
    },
    transaction: tables.transaction,
  };
}

function pageOf<Shape extends AnyRecord>(
  records: Shape[],
  { customer, subscription, conditions = [], startingAfter, endingBefore, limit }: ListQuery<Shape>,
): { data: Shape[]; hasMore: boolean } {
  const found = between(records, startingAfter, endingBefore).filter(
    (record) =>
      (!customer || ('customer' in record && record.customer === customer)) &&
      (!subscription || subscriptionOf(record) === subscription) &&
      conditions.every((holds) => holds(record)),
  );
  const backwards = endingBefore !== undefined;
  return { data: backwards ? found.slice(-limit) : found.slice(0, limit), hasMore: found.length > limit };
}

/** The part of a list that follows one record or precedes another. */
function between<Shape extends AnyRecord>(records: Shape[], after?: string, before?: string): Shape[] {
  const mark = after ?? before;
  if (!mark) return records;
  const place = records.findIndex(({ id }) => id === mark);
  return before === undefined ? records.slice(place + 1) : records.slice(0, place);
}

function subscriptionOf(record: AnyRecord): string | null {
  if (record.object === 'invoice') return record.parent.subscription_details.subscription;
  return record.object === 'checkout.session' ? record.subscription : null;
}
