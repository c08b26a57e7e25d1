import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { Config } from '@/server/config/config';
import { setCookieLine } from '@/server/http/setCookie';
import { isSameSecret } from '@/server/secrets';

type Site = Pick<Config, 'publicOrigin'>;

/** What a browser holds once it has opened a link with the key. Only the sandbox's own pages need it. */
const keyCookie = { name: 'sandbox_key', path: '/sandbox', httpOnly: true, sameSite: 'lax' } as const;
const year = 365 * 24 * 3600;

/**
 * What is the same for everybody, the pages of the payment provider, whose addresses nobody can guess, and what the site
 * itself asks the operators' provider, whose token endpoint wants the client's secret.
 */
const openToAll =
  /^\/sandbox\/(?:style\.css|config\.json|states(?:\/.+)?|pseudo\/.+|apps\/[\w-]+\.js|sign-in-provider\/(?:\.well-known\/.+|keys|token)|stripe\/(?:checkout|portal|invoice)\/.+)$/;

/**
 * Whether this request may use the address below /sandbox. Whoever may has the key: a person by the links that were
 * printed at the start, this process as its key at the payment provider. Nothing else tells them from strangers, because
 * a proxy on this machine may add nothing to what it passes on. A foreign page that points a name of its own at this
 * machine gets nothing either: browsers send the cookie under our name only.
 */
export function isOpenTo({ headers }: IncomingMessage, path: string, key: string | null): boolean {
  if (key === null || openToAll.test(path)) return true;
  const cookie = parseCookie(headers.cookie ?? '')[keyCookie.name] ?? '';
  const { authorization = '' } = headers;
  return isSameSecret(cookie, key) || isSameSecret(authorization, `Bearer ${stripeKeyOf(key)}`);
}

/** The key of the service at the payment provider, whose calls come over the network like any other. */
export function stripeKeyOf(key: string): string {
  return `sk_test_${key}`;
}

/** The cookie for who follows a link with the key, or null. */
export function cookieOfLink(query: URLSearchParams, key: string | null, site: Site): string | null {
  if (key === null || !isSameSecret(query.get('key') ?? '', key)) return null;
  return setCookieLine(site, { ...keyCookie, value: key, maxAge: year });
}

/** Whether another site's page sent this change. Programs outside a browser send neither header and are welcome. */
export function isForeignChange({ method, headers }: IncomingMessage, { publicOrigin }: Site): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, host } = headers;
  if (origin !== undefined) return origin !== publicOrigin && origin !== `http://${host}`;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
