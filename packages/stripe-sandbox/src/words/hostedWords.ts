import { english, type HostedTranslation } from './english';
import { french } from './french';
import { german } from './german';
import { spanish } from './spanish';

const words = { en: english, de: german, es: spanish, fr: french } satisfies Record<
  string,
  HostedTranslation
>;

/** The languages of the hosted pages. */
export type HostedLanguage = keyof typeof words;

/** The words of every hosted page in one language. */
export type HostedWords = { language: HostedLanguage } & HostedTranslation;

/** The words for a locale such as `de` or `fr-CA`; English where we have no other. */
export function hostedWords(locale: string): HostedWords {
  const language = locale.split('-')[0]?.toLowerCase() ?? '';
  const known: HostedLanguage = isLanguage(language) ? language : 'en';
  return { language: known, ...words[known] };
}

function isLanguage(language: string): language is HostedLanguage {
  return Object.hasOwn(words, language);
}
