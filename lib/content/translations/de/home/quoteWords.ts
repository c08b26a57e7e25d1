import type * as english from '@/lib/content/home/quoteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const quotesWords: Translation<typeof english.quotesWords> = {
  label: 'Unsere Versprechen in schriftlicher Form',
  title: 'Unsere Versprechen, schriftlich',
  roleDescription: 'Karussell',
  list: 'Zitate aus unseren Richtlinien und Bedingungen',
  previous: 'Vorheriges Zitat',
  next: 'Nächstes Zitat',
  pause: 'Anhalten',
  play: 'Abspielen',
  position: (current, total) => `${current} von ${total}`,
};

export const quoteTexts: Translation<typeof english.quoteTexts> = {
  profile:
    'Wir erstellen kein Profil von Ihnen, und es gibt keinen Verlauf Ihrer Suchanfragen, der sich verkaufen, verlieren oder herausgeben ließe.',
  counting: 'Wir zählen, wie oft Seiten aufgerufen werden, aber nie, wer sie aufgerufen hat.',
  nothingToSign: 'Sie müssen nichts unterschreiben, nichts ankreuzen und uns nicht sagen, wer Sie sind.',
  limits:
    'Der Schutz vor Tracking ist nie vollständig. Wir blockieren, was wir zu blockieren wissen, und arbeiten am Rest.',
};

export const quoteSources: Translation<typeof english.quoteSources> = {
  privacy: 'Datenschutz\u00aderklärung',
  terms: 'Nutzungs\u00adbedingungen',
};
