import fresh from 'fresh';
import Negotiator from 'negotiator';

/** Longer than any browser's header. The rest is not read, so that parsing takes negligible time. */
const maxLength = 500;

export type Encoding = 'br' | 'gzip' | 'identity';
type Sent = string | null | undefined;

/**
 * The offered coding that the client prefers (RFC 9110 §12.5.3), the first on a tie. A client that refuses all of them,
 * plain included, gets plain.
 * @param offered smallest first
 */
export function acceptedEncoding(acceptEncoding: Sent, offered: readonly Encoding[]): Encoding {
  const codings = [...offered, 'identity'];
  const best = reader('accept-encoding', acceptEncoding).encoding(codings, { preferred: codings });
  return offered.find((coding) => coding === best) ?? 'identity';
}

/** The offered language that the client prefers (RFC 9110 §12.5.4); null when it names none of them. */
export function acceptedLanguage<Language extends string>(
  acceptLanguage: Sent,
  offered: readonly Language[],
): Language | null {
  const best = reader('accept-language', acceptLanguage).language(offered);
  return offered.find((language) => language === best) ?? null;
}

/** Whether the client prefers a page over JSON. A client that accepts anything, as scripts do, gets JSON. */
export function prefersPage(accept: Sent): boolean {
  return reader('accept', accept).mediaType(['application/json', 'text/html']) === 'text/html';
}

/**
 * Whether the client already holds the version with this tag, so that 304 is enough (RFC 9110 §13.1.2). Lists, `*` and
 * tags that a proxy made weak count. A client that wants the whole answer sends no tag.
 */
export function holdsCurrent(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag });
}

function reader(name: string, sent: Sent): Negotiator {
  return new Negotiator({ headers: { [name]: sent?.slice(0, maxLength) } });
}
