import {
  fixedVersionsOf,
  isLanguage,
  pathIn,
  readPath,
  standardLanguage,
} from '@/lib/content/site/languages/languages';
import { redirectedSections, redirects } from '@/lib/content/site/redirects';
import { decodedText } from '@/server/http/request/requestAddress';

const localePrefix = /^\/(?:([a-z]{2,3})_[a-z]{2}|en)(?=\/|$)/;
const upToLastLetter = /^.*[\p{L}\p{N}]/su;
const moved = new Map<string, string>(Object.entries(redirects));
const movedSections = new Map<string, string>(Object.entries(redirectedSections));

/**
 * The current URL for an old or misspelled path, or null. It handles the redirect table, a prefix of a language
 * (`/de/about-us`) or of a locale (`/de_DE/about`), which leads to the page in that language where we have it, capitals,
 * and what programs that find links in texts take along at the end: a slash, punctuation, a space. One redirect is always
 * enough: the target itself never redirects.
 */
export function redirectTarget(path: string, isPage: (path: string) => boolean): string | null {
  const [written = '/'] = upToLastLetter.exec(decodedText(path) ?? '') ?? [];
  const lowered = written.toLowerCase();
  const locale = localePrefix.exec(lowered);
  const named = locale?.[1] ?? '';
  const asked = locale
    ? { language: isLanguage(named) ? named : standardLanguage, path: lowered.slice(locale[0].length) || '/' }
    : readPath(lowered);
  const [, section = ''] = asked.path.split('/');
  const target = moved.get(asked.path) ?? movedSections.get(`/${section}`) ?? asked.path;
  const [page = ''] = target.split('#');
  if (!isPage(page)) return null;
  const versions = locale ? fixedVersionsOf(page) : null;
  const found = versions && isLanguage(named) ? versions[named] : pathIn(asked.language, target);
  return found === path ? null : found;
}
