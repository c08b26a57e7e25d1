import type { Language } from './languages';

/** The line that offers a page in the language that a visitor's browser prefers, said in that language. */
export const languageOffer: Record<Language, { text: string; read: string; stay: string }> = {
  en: { text: 'This page is also available in English.', read: 'Read in English', stay: 'No thanks' },
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', read: 'Auf Deutsch lesen', stay: 'Nein, danke' },
  es: { text: 'Esta página también está en español.', read: 'Leer en español', stay: 'No, gracias' },
  fr: { text: 'Cette page existe aussi en français.', read: 'Lire en français', stay: 'Non merci' },
};
