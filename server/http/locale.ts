import type { Call } from './call';

const locales = ['en', 'de', 'es', 'fr'] as const;
/** Languages that mails are written in. */
export type MailLocale = (typeof locales)[number];

/** The visitor's language: the `locale` parameter, else the first supported one of Accept-Language, else English. */
export function localeOf(call: Pick<Call, 'query' | 'header'>): MailLocale {
  const accepted = (call.header('accept-language') ?? '').slice(0, 200).split(',');
  const wanted = [call.query.get('locale') ?? '', ...accepted];
  for (const tag of wanted) {
    const language = tag.trim().toLowerCase().split(/[-_;]/)[0];
    const supported = locales.find((locale) => locale === language);
    if (supported) return supported;
  }
  return 'en';
}
