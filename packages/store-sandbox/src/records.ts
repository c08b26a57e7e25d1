import type { StoreNotification, StorePurchase } from './control';

/** A period that was paid for, or free, and when it was given back. */
export type PaidPeriod = Pick<
  PurchaseRecord,
  'transactionId' | 'productId' | 'trial' | 'periodStart' | 'expiresAt' | 'periods' | 'revokedAt'
>;

/** A purchase with what its store alone knows of it. */
export type PurchaseRecord = StorePurchase & {
  /** Ids of the latest transaction (Apple) or order (Google). */
  transactionId: string;
  periods: number;
  /** The periods before this one, oldest first. */
  earlier: readonly PaidPeriod[];
  /** When Google's order was paid first; the signed data of the device names it. */
  purchasedAt: number;
  revokedAt: number | null;
  /** When the store stops trying the card. */
  retryEndsAt: number | null;
  /** When a paused one goes on by itself. */
  resumesAt: number | null;
  linkedPurchaseToken: string | null;
  /** The one that had ended when this was bought on Google's own pages. */
  expiredPurchaseToken: string | null;
  /** The plan before a change at a renewal, which Google goes on listing. */
  replacedPlan: { productId: string; expiresAt: number; transactionId: string } | null;
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
  /** The next of the numbers that ids are made of. */
  nextNumber(): number;
  transaction<Result>(work: () => Result): Result;
};

/** A table of rows under their ids, in the order in which they came. */
type Table<Row> = { get(key: string): Row | null; save(key: string, row: Row): void; rows(): Row[] };

/** Where the stores keep what they must not forget: on disk, if an answer is to outlive the process. */
export type RecordTables = {
  table<Row extends object>(name: string): Table<Row>;
  /** The next of the numbers that are counted under this name. */
  next(name: string): number;
  /** Keeps everything that the work saves, or nothing; inside another one, it joins that. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
};

export function openRecords(tables: RecordTables): Records {
  const purchases = tables.table<PurchaseRecord>('purchase');
  const notifications = tables.table<NotificationRecord>('notification');
  return {
    savePurchase: (record) => purchases.save(record.id, record),
    purchase: purchases.get,
    purchases: () => purchases.rows().reverse(),
    saveNotification: (record) => notifications.save(record.id, record),
    notification: notifications.get,
    notifications: () => notifications.rows().reverse(),
    nextNumber: () => tables.next('id'),
    transaction: tables.transaction,
  };
}
