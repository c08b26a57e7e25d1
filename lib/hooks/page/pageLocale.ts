const mailLocales = ['en', 'de', 'es', 'fr'] as const;
export type MailLocale = (typeof mailLocales)[number];

/** The language of mails to this visitor: the browser's first language that we have, otherwise English. */
export function pageLocale(languages: readonly string[] = navigator.languages): MailLocale {
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0];
    const found = mailLocales.find((locale) => locale === base);
    if (found) return found;
  }
  return 'en';
}
