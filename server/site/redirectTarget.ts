import {
  fixedVersionsOf,
  isLanguage,
  pathIn,
  readPath,
  standardLanguage,
} from '@/lib/content/site/languages/languages';
import { redirectedSections, redirects } from '@/lib/content/site/redirects';
import { withoutFinalSlash } from '@/server/http/request/requestAddress';

const localePrefix = /^\/(?:([a-z]{2,3})_[A-Z]{2}|en)(?=\/|$)/;
const moved = new Map<string, string>(Object.entries(redirects));
const movedSections = new Map<string, string>(Object.entries(redirectedSections));

/**
 * The current URL for an old path, or null. It handles the redirect table, a trailing slash, and a prefix of a language
 * (`/de/about-us`) or of a locale (`/de_DE/about`), which leads to the page in that language where we have it. One
 * redirect is always enough: the target itself never redirects.
 */
export function redirectTarget(path: string, isPage: (path: string) => boolean): string | null {
  const locale = localePrefix.exec(path);
  const named = locale?.[1] ?? '';
  const asked = locale
    ? { language: isLanguage(named) ? named : standardLanguage, path: path.slice(locale[0].length) }
    : readPath(path);
  const plain = withoutFinalSlash(asked.path) || '/';
  const [, section = ''] = plain.split('/');
  const target = moved.get(plain) ?? movedSections.get(`/${section}`) ?? plain;
  const [page = ''] = target.split('#');
  if (!isPage(page)) return null;
  const versions = locale ? fixedVersionsOf(page) : null;
  const found = versions && isLanguage(named) ? versions[named] : pathIn(asked.language, target);
  return found === path ? null : found;
}
