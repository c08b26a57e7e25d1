import type { Kysely } from 'kysely';
import type { Database } from '@/server/store/schema';
import type { BookEntry, BookMonth } from './bookEntry';

/** What the app stores charged and gave back, as they told it about each purchase. */
export async function storeEntries(
  database: Kysely<Database>,
  { from, to }: BookMonth,
): Promise<BookEntry[]> {
  const rows = await database
    .selectFrom('store_payments')
    .selectAll()
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute();
  return rows.map(({ at, store, kind, order_id: id, country, currency, amount, tax }) => {
    const sign = kind === 'refund' ? -1 : 1;
    return {
      ...{ at, channel: store, kind, id, invoice: null, country, currency, settled: null },
      gross: sign * amount,
      tax: tax === null ? null : sign * tax,
    };
  });
}
