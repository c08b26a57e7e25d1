import { decimalSum } from '@/server/currencyDigits';
import type { Services } from '@/server/services';
import type { BookEntry } from './bookEntry';
import { stripeEntries } from './stripeEntries';

const columns =
  'date,channel,kind,id,invoice,country,currency,net,tax,gross,settled_currency,settled,fee' as const;

/**
 * Writes the books of a month in UTC as lines of CSV: every charge, refund, dispute, fee, and use of credit, then the sums by channel,
 * currency, and country, with the kind `sum`. They name no person.
 * @throws Error for what isn't a month
 */
export async function writeBooks(
  { stripe, database }: Pick<Services, 'stripe' | 'database'>,
  month: string,
  write: (line: string) => void,
): Promise<void> {
  const [, year, index] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!index) throw new Error(`${month} isn’t a month. Write it like 2026-11.`);
  const [from = 0, to = 0] = [-1, 0].map((next) => Date.UTC(Number(year), Number(index) + next));
  const sums = new Map<string, BookEntry>();
  const put = (entry: BookEntry) => {
    write(lineOf(new Date(entry.at).toISOString(), entry.kind, entry));
    const key = [entry.channel, entry.currency.toUpperCase(), entry.country].join();
    sums.set(key, added(sums.get(key), entry));
  };
  write(columns);
  for await (const entry of stripeEntries(stripe, from, to)) put(entry);
  for (const entry of await storeEntries({ database }, from, to)) put(entry);
  for (const [, sum] of [...sums].sort(([one], [other]) => (one < other ? -1 : 1)))
    write(lineOf(month, 'sum', { ...sum, id: '', invoice: null }));
}

/** What the app stores charged and gave back, as they told it about each purchase. */
async function storeEntries(
  { database }: Pick<Services, 'database'>,
  from: number,
  to: number,
): Promise<BookEntry[]> {
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

function added(sum: BookEntry | undefined, entry: BookEntry): BookEntry {
  if (!sum) return entry;
  const [one, other] = [sum.settled, entry.settled];
  return {
    ...sum,
    gross: sum.gross + entry.gross,
    tax: sum.tax === null && entry.tax === null ? null : (sum.tax ?? 0) + (entry.tax ?? 0),
    settled:
      one && other ? { ...one, amount: one.amount + other.amount, fee: one.fee + other.fee } : (one ?? other),
  };
}

function lineOf(date: string, kind: string, entry: BookEntry): string {
  const { channel, id, invoice, country, currency, gross, tax, settled } = entry;
  const sum = (amount: number | null | undefined, code = currency) =>
    amount === null || amount === undefined ? '' : decimalSum(amount, code);
  const { currency: code = '', amount, fee } = settled ?? {};
  const net = tax === null ? null : gross - tax;
  return [
    ...[date, channel, kind, id, invoice ?? '', country ?? '', currency.toUpperCase()],
    ...[sum(net), sum(tax), sum(gross), code.toUpperCase(), sum(amount, code), sum(fee, code)],
  ].join();
}
