import type { EmulatorContext } from '../context';
import { type HostedWords, hostedWords } from '../words/hostedWords';
import { invoiceByKey } from './invoice/invoiceByKey';

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
  if (kind === 'checkout') return store.get('checkout.session', id)?.locale ?? null;
  if (kind === 'portal') return store.get('billing_portal.session', id)?.locale ?? null;
  if (kind !== 'invoice') return null;
  const invoice = invoiceByKey({ store }, id);
  const customer = invoice && store.get('customer', invoice.customer);
  return customer?.preferred_locales?.[0] ?? null;
}
