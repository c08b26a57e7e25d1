import { type SetCookie, stringifySetCookie } from 'cookie';
import type { Config } from '@/server/config/config';

type Site = Pick<Config, 'publicOrigin'>;

/**
 * The Set-Cookie line of a cookie; every one that the service sets is written here. `Secure` wherever visitors come by
 * https; the sandbox on plain http goes without it, because WebKit keeps no such cookie there.
 */
export function setCookieLine(site: Site, cookie: Omit<SetCookie, 'secure'>): string {
  return stringifySetCookie({ ...cookie, secure: isHttps(site) });
}

/**
 * The Set-Cookie line of what only the service itself reads: hidden from scripts, and sent along by no other site.
 * @param cookie `maxAge` in seconds; 0 ends the cookie
 */
export function serviceCookieLine(
  site: Site,
  cookie: { name: string; value: string; path: string; maxAge: number },
): string {
  return setCookieLine(site, { ...cookie, httpOnly: true, sameSite: 'strict' });
}

/** The name with the prefix under which browsers take a cookie from secure pages alone, where visitors come by https. */
export function securePrefixed(site: Site, name: string): string {
  return isHttps(site) ? `__Secure-${name}` : name;
}

function isHttps({ publicOrigin }: Site): boolean {
  return publicOrigin.startsWith('https:');
}
