/** The languages that pages are written in. */
export type Language = 'de' | 'en' | 'es' | 'fr';

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

/** Languages as sharing cards name them. */
export const openGraphLocales: Record<Language, string> = {
  de: 'de_DE',
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
};

/** A page that exists in several languages, with the page that lets the reader choose among them. */
type Translation = { choice: string; pages: Readonly<Record<Language, string>> };

export const translations: readonly Translation[] = [
  {
    choice: '/pro/privacy-terms/non-us',
    pages: {
      de: '/pro/privacy-terms/non-us/de',
      en: '/pro/privacy-terms/non-us/en',
      es: '/pro/privacy-terms/non-us/es',
      fr: '/pro/privacy-terms/non-us/fr',
    },
  },
];

export const siteLanguage: Language = 'en';

const languages = Object.keys(languageNames) as Language[];

/** The language of a page's text. */
export function languageOf(path: string): Language {
  for (const { pages } of translations) {
    const found = languages.find((language) => pages[language] === path);
    if (found) return found;
  }
  return siteLanguage;
}

export type Alternate = { language: Language | 'x-default'; path: string };

/** Every language a page can be read in, and the page for all others; a page without translations names itself. */
export function alternatesOf(path: string): Alternate[] {
  const translation = translations.find(
    ({ choice, pages }) => choice === path || Object.values(pages).includes(path),
  );
  if (!translation) {
    return [
      { language: siteLanguage, path },
      { language: 'x-default', path },
    ];
  }
  return [
    ...languages.map((language) => ({ language, path: translation.pages[language] })),
    { language: 'x-default', path: translation.choice },
  ];
}
