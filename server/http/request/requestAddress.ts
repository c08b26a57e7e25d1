/** What a request asks for, read once, so that everything that decides by it reads it alike. */
export type RequestAddress = {
  /** The path in normal form, percent escapes as they came. */
  path: string;
  /** From the question mark on, or `''`. */
  search: string;
};

/** Longest path that is accepted, in characters. The longest of ours has about sixty. */
export const maxPathLength = 2000;

/** What a path may hold (RFC 3986 section 3.3). A fragment, a backslash and letters beyond ASCII are not among it. */
const pathCharacters = /^[\w.~!$&'()*+,;=:@%/-]*$/;
/** Escapes that another reader might take for a dot or a separator. */
const hiddenSeparator = /%(?:2e|2f|5c)/i;
const controlCharacter = /\p{Cc}/u;

/**
 * The address in the request line of HTTP, or null when its path is too long or not in normal form: a target that is no
 * path, an empty, dot or double-dot segment (a slash at the end is no segment), an encoded dot, slash or backslash, a
 * control character, or an escape that is not UTF-8. What two readers could take for different paths has no reading here.
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

/** The address that a person meant who typed slashes twice; null when something else about it is odd too. */
export function readWithSingleSlashes(target: string | undefined): RequestAddress | null {
  const [path, search] = divided(target ?? '');
  if (path.length > maxPathLength) return null;
  return readUrl(path.replace(/\/{2,}/g, '/') + search);
}

/** The path without a slash at its end; that of the home page is nothing else and stays. */
export function withoutFinalSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The text of one segment, or null when its escapes are no UTF-8. */
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
