import { type SetCookie, stringifySetCookie } from 'cookie';
import type { Config } from '@/server/config/config';
import type { HandlerResult } from './requestContext';

type Site = Pick<Config, 'publicOrigin'>;

export const hostPrefix = '__Host-';

/**
 * The Set-Cookie line of a cookie; every cookie of the service is written here. `Secure` wherever visitors use https.
 * The sandbox on plain http omits it, because WebKit does not keep secure cookies there.
 */
export function setCookieLine(site: Site, cookie: Omit<SetCookie, 'secure'>): string {
  return stringifySetCookie({ ...cookie, secure: isHttps(site) });
}

/** The line of a cookie that scripts and cross-site requests don't get. `maxAge` is in seconds; 0 ends the cookie. */
export function serviceCookieLine(
  site: Site,
  cookie: { name: string; value: string; path: string; maxAge: number },
): string {
  return setCookieLine(site, { ...cookie, httpOnly: true, sameSite: 'strict' });
}

/** The answer with one more cookie. */
export function withCookie(answer: HandlerResult, cookie: string): HandlerResult {
  const before = answer.headers?.['Set-Cookie'] ?? [];
  return { ...answer, headers: { ...answer.headers, 'Set-Cookie': [before, cookie].flat() } };
}

/** The name with the prefix that makes browsers accept the cookie from secure pages only, where visitors use https. */
export function securePrefixed(site: Site, name: string): string {
  return isHttps(site) ? `__Secure-${name}` : name;
}

/** The name with the prefix that keeps neighboring hosts from planting the cookie: on https, for the whole site. */
export function hostPrefixed(site: Site, name: string): string {
  return isHttps(site) ? `${hostPrefix}${name}` : name;
}

/** The path of a cookie under `hostPrefixed`: without the prefix, only the calls that need it. */
export function hostPath(site: Site, callsPath: string): string {
  return isHttps(site) ? '/' : callsPath;
}

function isHttps({ publicOrigin }: Site): boolean {
  return publicOrigin.startsWith('https:');
}
