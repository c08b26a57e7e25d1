import fresh from 'fresh';

/**
 * Whether the client holds what has this tag, so that 304 is enough (RFC 9110 §13.1.2): lists, `*` and tags that a proxy
 * made weak count. A client that will have the whole answer names no tag.
 */
export function holdsCurrent(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch ?? undefined }, { etag });
}
