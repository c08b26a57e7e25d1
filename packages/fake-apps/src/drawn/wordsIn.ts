import { drawnAppWords as german } from './languages/de';
import { drawnAppWords as spanish } from './languages/es';
import { drawnAppWords as french } from './languages/fr';
import { type DrawnAppWords, drawnAppWords } from './words';

/** The languages of the drawn apps. */
export type DrawnLanguage = 'en' | 'de' | 'es' | 'fr';

/** The words of the drawn apps in each language. */
export const wordsIn: Readonly<Record<DrawnLanguage, DrawnAppWords>> = {
  en: drawnAppWords,
  de: german,
  es: spanish,
  fr: french,
};
