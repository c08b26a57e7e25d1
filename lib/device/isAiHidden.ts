import { hostWithoutAi } from '../content/site/hosts';
import { readCookie } from '../storage/cookies';
import { readQueryParam } from '../url/queryParameters';

export type Page = { hostname: string; search: string; cookies: string };

const off = '-1';

/**
 * Whether this visitor asked to see nothing about AI: by using the host without AI, by `noai=1` in the URL, or by the
 * search setting `kbg=-1` in the URL or, without its k, in a cookie.
 */
export function isAiHidden({ hostname, search, cookies }: Page): boolean {
  if (hostname.toLowerCase() === hostWithoutAi) return true;
  if (readQueryParam(search, 'noai') === '1') return true;
  return (readQueryParam(search, 'kbg') ?? readCookie(cookies, 'bg')) === off;
}
