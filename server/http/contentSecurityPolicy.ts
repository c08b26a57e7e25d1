import { brand } from '@/lib/content/brand';

/** Hashes of the inline blocks of one page, as they stand in the policy: `'sha256-…'`. */
export type InlineHashes = { styles: readonly string[]; scripts: readonly string[] };

/** The Trusted Types policy of a flow, by which the bundler's loader fetches scripts. Documents need none. */
export const flowTrustedTypes = 'default';

/** Text never becomes markup or script, except by one of the named policies. */
export function trustedTypes(policies: string): readonly string[] {
  return ["require-trusted-types-for 'script'", `trusted-types ${policies}`];
}

/** Where Stripe's payment pages are. Browsers hold the answer of a form to the policy as well. */
const paymentPages = 'https://checkout.stripe.com';

/**
 * The policy of one page. Nothing inline runs or styles except what was hashed at build. Forms may post to us,
 * to the search engine and to the chat, may lead to a payment page, and may open the visitor's mail program.
 */
export function contentSecurityPolicy(hashes: InlineHashes, trustedTypesPolicies = "'none'"): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' mailto: ${new URL(brand.searchUrl).origin} ${new URL(brand.chatUrl).origin} ${paymentPages}`,
    "frame-ancestors 'none'",
    ...trustedTypes(trustedTypesPolicies),
    'report-uri /csp-reports',
  ].join('; ');
}
