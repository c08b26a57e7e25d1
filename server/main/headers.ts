import type { Config } from '@/server/config/config';
import { isHiddenFromSearch } from '@/server/config/deployment';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { StoredPage } from './siteFiles';

/** Powerful features of the browser that no page of ours uses. */
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

const documentLifetime = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';
const yearInSeconds = 31_536_000;

/** Headers that every answer carries, whoever writes it. HSTS only makes sense where the site is served over https. */
export function commonHeaders(
  config: Pick<Config, 'publicOrigin' | 'mode' | 'staging' | 'sandboxPublic'>,
): Record<string, string> {
  const headers: Record<string, string> = {
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

/** Headers of one HTML page. A flow holds a nonce, so it is never stored; a document may live at the edge. */
export function pageHeaders(page: StoredPage, nonce: string | null): Record<string, string> {
  const flow = page.kind === 'flow';
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(page, nonce),
    'Referrer-Policy': flow ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cache-Control': flow ? 'private, no-cache' : documentLifetime,
  };
}
