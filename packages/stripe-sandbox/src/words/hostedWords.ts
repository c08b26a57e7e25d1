import type { Translation } from '@/lib/content/translations/translation';
import { checkoutWords } from './checkoutWords';
import { checkoutWords as checkoutInGerman } from './de/checkoutWords';
import { invoiceWords as invoiceInGerman, portalWords as portalInGerman } from './de/portalWords';
import { recordsWords as recordsInGerman } from './de/recordsWords';
import { testCardWords as cardsInGerman } from './de/testCardWords';
import { checkoutWords as checkoutInSpanish } from './es/checkoutWords';
import { invoiceWords as invoiceInSpanish, portalWords as portalInSpanish } from './es/portalWords';
import { recordsWords as recordsInSpanish } from './es/recordsWords';
import { testCardWords as cardsInSpanish } from './es/testCardWords';
import { checkoutWords as checkoutInFrench } from './fr/checkoutWords';
import { invoiceWords as invoiceInFrench, portalWords as portalInFrench } from './fr/portalWords';
import { recordsWords as recordsInFrench } from './fr/recordsWords';
import { testCardWords as cardsInFrench } from './fr/testCardWords';
import { invoiceWords, portalWords } from './portalWords';
import { recordsWords } from './recordsWords';
import { testCardWords } from './testCardWords';

/** The languages of the hosted pages. */
export type HostedLanguage = 'en' | 'de' | 'es' | 'fr';

/** The words of every hosted page in one language. */
export type HostedWords = {
  language: HostedLanguage;
  checkout: Translation<typeof checkoutWords>;
  portal: Translation<typeof portalWords>;
  invoice: Translation<typeof invoiceWords>;
  records: Translation<typeof recordsWords>;
  cards: Translation<typeof testCardWords>;
};

const words: Readonly<Record<HostedLanguage, Omit<HostedWords, 'language'>>> = {
  en: {
    checkout: checkoutWords,
    portal: portalWords,
    invoice: invoiceWords,
    records: recordsWords,
    cards: testCardWords,
  },
  de: {
    checkout: checkoutInGerman,
    portal: portalInGerman,
    invoice: invoiceInGerman,
    records: recordsInGerman,
    cards: cardsInGerman,
  },
  es: {
    checkout: checkoutInSpanish,
    portal: portalInSpanish,
    invoice: invoiceInSpanish,
    records: recordsInSpanish,
    cards: cardsInSpanish,
  },
  fr: {
    checkout: checkoutInFrench,
    portal: portalInFrench,
    invoice: invoiceInFrench,
    records: recordsInFrench,
    cards: cardsInFrench,
  },
};

/** The words for a locale such as `de` or `fr-CA`; English where we have no other. */
export function hostedWords(locale: string): HostedWords {
  const language = locale.split('-')[0]?.toLowerCase() ?? '';
  const known: HostedLanguage = isLanguage(language) ? language : 'en';
  return { language: known, ...words[known] };
}

function isLanguage(language: string): language is HostedLanguage {
  return Object.hasOwn(words, language);
}
