/** The languages that pages are written in. */
export const languages = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

/** Languages as sharing cards name them. */
export const openGraphLocales: Record<Language, string> = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
};

/** The language of addresses without a prefix, and of readers who name none of ours. */
export const standardLanguage: Language = 'en';

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

/** `/pro?trial=1` in German → `/de/pro?trial=1`; the home page `/` → `/de`. English has no prefix. */
export function pathIn(language: Language, path: string): string {
  if (language === standardLanguage || fixedLanguageOf(path) !== null) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** `/de/pro` → `{ language: 'de', path: '/pro' }`. A path without a prefix is English. */
export function readPath(local: string): { language: Language; path: string } {
  const [, first = ''] = local.split(/[/?#]/);
  if (first === standardLanguage || !isLanguage(first)) return { language: standardLanguage, path: local };
  const rest = local.slice(first.length + 1);
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** A text with an address of its own in each language, wherever it is linked from, and the page that lets readers choose. */
type FixedText = { choice: string; pages: Readonly<Record<Language, string>> };

export const fixedTexts: readonly FixedText[] = [
  {
    choice: '/pro/privacy-terms/non-us',
    pages: {
      en: '/pro/privacy-terms/non-us/en',
      de: '/pro/privacy-terms/non-us/de',
      es: '/pro/privacy-terms/non-us/es',
      fr: '/pro/privacy-terms/non-us/fr',
    },
  },
];

/** The language of a page that has one of its own whatever the language of the site, or null. */
export function fixedLanguageOf(path: string): Language | null {
  for (const { pages } of fixedTexts) {
    const found = languages.find((language) => pages[language] === path);
    if (found) return found;
  }
  return null;
}

/** The versions of the same text at addresses of their own, by language. Null for any other page. */
export function fixedVersionsOf(path: string): FixedText['pages'] | null {
  return (
    fixedTexts.find(({ choice, pages }) => choice === path || Object.values(pages).includes(path))?.pages ??
    null
  );
}

export type Alternate = { language: Language | 'x-default'; path: string };

/** Every language that a page can be read in, by its address, and the page for all others. */
export function alternatesOf(path: string): Alternate[] {
  const text = fixedTexts.find(({ pages }) => Object.values(pages).includes(path));
  return [
    ...languages.map((language) => ({
      language,
      path: text ? text.pages[language] : pathIn(language, path),
    })),
    { language: 'x-default', path: text ? text.choice : path },
  ];
}
