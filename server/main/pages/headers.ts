import type { Route } from '@/lib/content/site/routes';
import type { Config } from '@/server/config/config';
import { isHiddenFromSearch } from '@/server/config/deployment';
import {
  contentSecurityPolicy,
  flowTrustedTypes,
  type InlineHashes,
} from '@/server/http/contentSecurityPolicy';
import { callPolicy } from '@/server/http/writeResult';

/** Powerful browser features that none of our pages use. */
const closedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const yearInSeconds = 31_536_000;

/**
 * Headers on every answer, whoever writes it. An answer that may be cached, or that shows anything, overrides them: by
 * default caches store nothing and browsers run nothing. HSTS only makes sense where the site is served over https.
 */
export function commonHeaders(
  config: Pick<Config, 'publicOrigin' | 'mode' | 'staging' | 'sandboxPublic'>,
): Record<string, string> {
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': callPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
  if (config.publicOrigin.startsWith('https://')) {
    headers['Strict-Transport-Security'] = `max-age=${yearInSeconds}; includeSubDomains`;
  }
  if (isHiddenFromSearch(config)) headers['X-Robots-Tag'] = 'noindex, nofollow';
  return headers;
}

type Kind = Pick<Route, 'kind' | 'personal' | 'live'>;

export function pageHeaders({ kind, personal, live }: Kind, hashes: InlineHashes): Record<string, string> {
  const flow = kind === 'flow';
  const quiet = flow || personal === 'token';
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(hashes, flow ? flowTrustedTypes : undefined),
    'Referrer-Policy': quiet ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cache-Control': cacheControl({ kind, personal, live }),
    Vary: personal === 'cookies' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    ...(personal === 'token' ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  };
}

/**
 * A page whose URL contains a token is never stored. A flow, or a page that depends on a visitor's cookies, may stay in
 * that visitor's browser, so that going back is instant. It must be revalidated before it is loaded anew, because
 * yesterday's copy of a flow would request scripts that are gone. Every other document may be cached at the edge: for
 * five minutes, and for five more while it is fetched again, or only for seconds if its words change by themselves.
 */
function cacheControl({ kind, personal, live }: Kind): string {
  if (personal === 'token') return 'no-store';
  if (personal === 'cookies' || kind === 'flow') return 'private, no-cache';
  if (live) return 'public, max-age=0, s-maxage=20';
  return 'public, max-age=0, s-maxage=300, stale-while-revalidate=300';
}
