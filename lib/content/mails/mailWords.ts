import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import type { MailWords } from './words';

/** The languages we write mail in. */
export const mailLanguages = { en, de, es, fr } as const satisfies Record<string, MailWords>;
export type MailLanguage = keyof typeof mailLanguages;

/** The language of a locale such as `de-AT`; English where we have no other. */
export function mailLanguage(locale: string): MailLanguage {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return isMailLanguage(language) ? language : 'en';
}

function isMailLanguage(language: string): language is MailLanguage {
  return Object.hasOwn(mailLanguages, language);
}
