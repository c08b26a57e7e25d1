import type { EmulatorContext } from '../../context';
import type { InvoiceRecord } from '../../records';

/** The invoice whose page has this key in its URL, or null. */
export function invoiceByKey({ store }: Pick<EmulatorContext, 'store'>, key: string): InvoiceRecord | null {
  if (key === '') return null;
  const conditions = [(invoice: InvoiceRecord) => invoice.sandbox.pageKey === key];
  return store.list('invoice', { conditions, limit: 1 }).data[0] ?? null;
}
