import type { RequestContext } from '@/server/http/requestContext';
import { acceptedLanguage } from './negotiation';

const locales = ['en', 'de', 'es', 'fr'] as const;
/** Languages that mails are written in. */
export type MailLocale = (typeof locales)[number];

/** The visitor's language: the `locale` parameter, else the best supported one of Accept-Language, else English. */
export function localeOf(call: Pick<RequestContext, 'query' | 'header'>): MailLocale {
  // Apps name a language as their system does, with an underscore.
  const asked = call.query.get('locale')?.replaceAll('_', '-') ?? '';
  return (
    acceptedLanguage(asked, locales) ?? acceptedLanguage(call.header('accept-language'), locales) ?? 'en'
  );
}
