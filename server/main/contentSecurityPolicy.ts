import { brand } from '@/lib/content/brand';

/** Hashes of the inline blocks of one page, as they stand in the policy: `'sha256-…'`. */
export type InlineHashes = { styles: readonly string[]; scripts: readonly string[] };

/**
 * The policy of one page. Nothing inline runs or styles except what was hashed at build; a flow adds a fresh nonce for
 * the styles its components bring later. Forms may post to us,
 * to the search engine and to the chat, and may open the visitor's mail program.
 */
export function contentSecurityPolicy(hashes: InlineHashes, nonce: string | null): string {
  const styles = nonce ? [...hashes.styles, `'nonce-${nonce}'`] : hashes.styles;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' mailto: ${new URL(brand.searchUrl).origin} ${new URL(brand.chatUrl).origin}`,
    "frame-ancestors 'none'",
    'report-uri /csp-reports',
  ].join('; ');
}
