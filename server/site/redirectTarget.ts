import { type Language, languageOf, translations } from '@/lib/content/site/languages';
import { redirects } from '@/lib/content/site/redirects';
import { withoutFinalSlash } from '@/server/http/request/requestAddress';

const localePrefix = /^\/([a-z]{2,3})_[A-Z]{2}(?=\/|$)/;
const moved = new Map(Object.entries(redirects));

/**
 * Where the page of an older address is today, or null. It understands the table of redirects, a slash at the end, and
 * the locale in front of an address (`/de_DE/about`), which leads to the translation where there is one. One answer
 * leads to the page: what it names is itself moved nowhere.
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
