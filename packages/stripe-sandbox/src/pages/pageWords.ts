import type { EmulatorContext } from '../context';
import type { InvoiceRecord } from '../records';
import { type HostedWords, hostedWords } from '../words/hostedWords';

/**
 * The words of a hosted page: in the locale that the session was created with, or for an invoice in the first that its
 * customer prefers; without one, or with `auto`, as the visitor's browser asks.
 */
export function pageWords(
  context: EmulatorContext,
  path: string,
  visitorLanguage: string | null,
): HostedWords {
  const locale = localeOf(context, path);
  return hostedWords(locale === null || locale === 'auto' ? (visitorLanguage ?? 'en') : locale);
}

function localeOf({ store }: EmulatorContext, path: string): string | null {
  const [, kind, id = ''] = path.split('/');
  if (!kind) return 'en';
  if (kind === 'checkout') return store.get('checkout.session', id)?.locale ?? null;
  if (kind === 'portal') return store.get('billing_portal.session', id)?.locale ?? null;
  if (kind !== 'invoice') return null;
  const invoice = invoiceByKey({ store }, id);
  const customer = invoice && store.get('customer', invoice.customer);
  return customer?.preferred_locales?.[0] ?? null;
}

/** The invoice whose page has this key in its URL, or null. */
export function invoiceByKey({ store }: Pick<EmulatorContext, 'store'>, key: string): InvoiceRecord | null {
  if (key === '') return null;
  const conditions = [(invoice: InvoiceRecord) => invoice.sandbox.pageKey === key];
  return store.list('invoice', { conditions, limit: 1 }).data[0] ?? null;
}
