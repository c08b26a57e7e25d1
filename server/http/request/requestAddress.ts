import type { Language } from '@/lib/content/site/languages/languages';

/** The URL a request asks for, parsed once, so that every decision reads it the same way. */
export type RequestAddress = {
  /** The path in normal form, with percent escapes unchanged. */
  path: string;
  /** Everything from the question mark on, or `''`. */
  search: string;
};

/** The address of a request without the prefix of a language, and the language of the page that it belongs to. */
export type AskedAddress = RequestAddress & { language: Language };

/** Longest accepted path, in characters. Our longest has about sixty. */
export const maxPathLength = 2000;

/** Characters a path may hold (RFC 3986 section 3.3). Fragments, backslashes and non-ASCII letters are excluded. */
const pathCharacters = /^[\w.~!$&'()*+,;=:@%/-]*$/;
/** Escapes that another parser might decode to a dot or a separator. */
const hiddenSeparator = /%(?:2e|2f|5c)/i;
const controlCharacter = /\p{Cc}/u;

/**
 * Parses the URL in the HTTP request line. Null when the path is too long or not in normal form: a target that is not a
 * path; an empty, dot or double-dot segment (a trailing slash is not a segment); an encoded dot, slash or backslash; a
 * control character; or an escape that is not UTF-8. A path that two parsers could read differently is refused.
 */
export function readUrl(target: string | undefined): RequestAddress | null {
  const [path, search] = divided(target ?? '');
  if (!path.startsWith('/') || path.length > maxPathLength || search.includes('#')) return null;
  if (!pathCharacters.test(path) || hiddenSeparator.test(path)) return null;
  const decoded = decodedText(path);
  if (decoded === null || controlCharacter.test(decoded)) return null;
  const segments = path.slice(1).split('/');
  const odd = segments.some(
    (segment, index) =>
      segment === '.' || segment === '..' || (segment === '' && index < segments.length - 1),
  );
  return odd ? null : { path, search };
}

/** The URL that somebody meant who typed double slashes; null when it has other problems too. */
export function readWithSingleSlashes(target: string | undefined): RequestAddress | null {
  const [path, search] = divided(target ?? '');
  if (path.length > maxPathLength) return null;
  return readUrl(path.replace(/\/{2,}/g, '/') + search);
}

/** The path without its trailing slash; the home page's `/` stays. */
export function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The decoded text of one segment, or null when its escapes are not UTF-8. */
export function decodedText(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function divided(target: string): [path: string, search: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)];
}
