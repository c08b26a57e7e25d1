import type { SiteDatabase } from '@/server/store/schema';
import type { BookEntry } from './bookEntry';

/** What the app stores charged and gave back, as they told it about each purchase. */
export async function storeEntries(database: SiteDatabase, from: number, to: number): Promise<BookEntry[]> {
  const rows = await database
    .selectFrom('store_payments')
    .selectAll()
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute();
  return rows.map(({ at, store, kind, order_id: id, country, currency, amount }) => ({
    ...{ at, channel: store, kind, id, invoice: null, country, currency, tax: null, settled: null },
    gross: kind === 'refund' ? -amount : amount,
  }));
}
