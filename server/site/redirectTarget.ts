import { type Language, languageOf, translations } from '@/lib/content/site/languages';
import { redirects } from '@/lib/content/site/redirects';
import { withoutFinalSlash } from '@/server/http/request/requestAddress';

const localePrefix = /^\/([a-z]{2,3})_[A-Z]{2}(?=\/|$)/;
const moved = new Map(Object.entries(redirects));

/**
 * The current URL for an old path, or null. It handles the redirect table, a trailing slash, and a locale prefix
 * (`/de_DE/about`), which leads to the translation where there is one. One redirect is always enough: the target itself
 * never redirects.
 */
export function redirectTarget(path: string, isPage: (path: string) => boolean): string | null {
  const locale = localePrefix.exec(path);
  const plain = withoutFinalSlash(locale ? path.slice(locale[0].length) : path) || '/';
  const target = moved.get(plain) ?? plain;
  const [page = ''] = target.split('#');
  if (!isPage(page)) return null;
  const found = locale ? inLanguage(target, locale[1] ?? '') : target;
  return found === path ? null : found;
}

function inLanguage(target: string, language: string): string {
  const translation = translations.find(({ choice }) => choice === target);
  const path = translation?.pages[language as Language];
  return path && languageOf(path) === language ? path : target;
}
