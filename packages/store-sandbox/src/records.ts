import type Libsql from 'libsql';
import type { StoreNotification, StorePurchase } from './control';

/** A purchase with what its store alone knows of it. */
export type PurchaseRecord = StorePurchase & {
  /** Ids of the latest transaction (Apple) or order (Google). */
  transactionId: string;
  periods: number;
  /** When Google's order was paid first; the signed data of the device names it. */
  purchasedAt: number;
  revokedAt: number | null;
  /** When the store stops trying the card. */
  retryEndsAt: number | null;
  linkedPurchaseToken: string | null;
  /** The one that had ended when this was bought on Google's own pages. Missing in records of older sandboxes. */
  expiredPurchaseToken?: string | null;
  /** The plan before a change at a renewal, which Google goes on listing. Missing in records of older sandboxes. */
  replacedPlan?: { productId: string; expiresAt: number; transactionId: string } | null;
};

/** A message with what is sent: a signed payload of Apple, or the data of a message of Google. */
export type NotificationRecord = StoreNotification & { content: string; tries: number };

export type Records = {
  savePurchase(record: PurchaseRecord): void;
  purchase(id: string): PurchaseRecord | null;
  purchases(): PurchaseRecord[];
  saveNotification(record: NotificationRecord): void;
  notification(id: string): NotificationRecord | null;
  notifications(): NotificationRecord[];
  keys(): string | null;
  saveKeys(keys: string): void;
  /** The next of the numbers that ids are made of. */
  nextNumber(): number;
  transaction<Result>(work: () => Result): Result;
};

const schema = `
create table if not exists records (
  position integer primary key autoincrement,
  kind text not null,
  id text not null,
  data text not null,
  unique (kind, id)
);
create table if not exists numbers (number integer primary key autoincrement);
`;

/** Purchases, messages and keys as JSON in one table, over libsql's synchronous calls: an answer is on disk before it is given. */
export function openRecords(sqlite: Libsql.Database): Records {
  sqlite.exec(schema);
  const save = (kind: string, id: string, data: string) => {
    sqlite
      .prepare(
        `insert into records (kind, id, data) values (?, ?, ?)
         on conflict (kind, id) do update set data = excluded.data`,
      )
      .run(kind, id, data);
  };
  const find = (kind: string, id: string): string | null => {
    const [row] = sqlite.prepare('select data from records where kind = ? and id = ?').all(kind, id);
    return dataOf(row);
  };
  const list = (kind: string): string[] =>
    sqlite
      .prepare('select data from records where kind = ? order by position desc')
      .all(kind)
      .flatMap((row) => dataOf(row) ?? []);
  return {
    savePurchase: (record) => save('purchase', record.id, JSON.stringify(record)),
    purchase: (id) => parse<PurchaseRecord>(find('purchase', id)),
    purchases: () => list('purchase').flatMap((text) => parse<PurchaseRecord>(text) ?? []),
    saveNotification: (record) => save('notification', record.id, JSON.stringify(record)),
    notification: (id) => parse<NotificationRecord>(find('notification', id)),
    notifications: () => list('notification').flatMap((text) => parse<NotificationRecord>(text) ?? []),
    keys: () => find('keys', 'keys'),
    saveKeys: (keys) => save('keys', 'keys', keys),
    nextNumber: () => Number(sqlite.prepare('insert into numbers default values').run().lastInsertRowid),
    transaction: (work) => (sqlite.inTransaction ? work() : sqlite.transaction(work).immediate()),
  };
}

function dataOf(row: unknown): string | null {
  const isRow = typeof row === 'object' && row !== null && 'data' in row && typeof row.data === 'string';
  return isRow ? String(row.data) : null;
}

// The store wrote the text itself, from a record of that kind.
function parse<Shape>(text: string | null): Shape | null {
  return text === null ? null : (JSON.parse(text) as Shape);
}
