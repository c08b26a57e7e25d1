import { equals } from '../../api/listPage';
import type { EmulatorContext } from '../../context';
import type { InvoiceRecord } from '../../records';

/** The invoice whose page has this key in its URL, or null. */
export function invoiceByKey({ store }: Pick<EmulatorContext, 'store'>, key: string): InvoiceRecord | null {
  const condition = equals('$.sandbox.pageKey', key);
  if (key === '' || !condition) return null;
  return store.list('invoice', { conditions: [condition], limit: 1 }).data[0] ?? null;
}
