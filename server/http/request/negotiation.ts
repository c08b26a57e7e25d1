import fresh from 'fresh';
import Negotiator from 'negotiator';

/** Longer than what any browser sends. What stands behind is not read, so that reading takes no time worth naming. */
const maxLength = 500;

export type Encoding = 'br' | 'gzip' | 'identity';
type Sent = string | null | undefined;

/**
 * The coding that the client likes best of those offered (RFC 9110 §12.5.3), of equal ones the first. A client that
 * refuses all of them, the plain form included, gets the plain form.
 * @param offered smallest first
 */
export function acceptedEncoding(acceptEncoding: Sent, offered: readonly Encoding[]): Encoding {
  const codings = [...offered, 'identity'];
  const best = reader('accept-encoding', acceptEncoding).encoding(codings, { preferred: codings });
  return offered.find((coding) => coding === best) ?? 'identity';
}

/** The language that the client likes best of those offered (RFC 9110 §12.5.4); null when it names none of them. */
export function acceptedLanguage<Language extends string>(
  acceptLanguage: Sent,
  offered: readonly Language[],
): Language | null {
  const best = reader('accept-language', acceptLanguage).language(offered);
  return offered.find((language) => language === best) ?? null;
}

/** Whether the client would rather show a page than read JSON. Who takes anything, as a script does, gets JSON. */
export function prefersPage(accept: Sent): boolean {
  return reader('accept', accept).mediaType(['application/json', 'text/html']) === 'text/html';
}

/**
 * Whether the client holds what has this tag, so that 304 is enough (RFC 9110 §13.1.2): lists, `*` and tags that a proxy
 * made weak count. A client that will have the whole answer names no tag.
 */
export function holdsCurrent(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag });
}

function reader(name: string, sent: Sent): Negotiator {
  return new Negotiator({ headers: { [name]: sent?.slice(0, maxLength) } });
}
