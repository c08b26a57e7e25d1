import type { IncomingMessage } from 'node:http';
import type { Config } from '@/server/config/config';
import { loopbackHosts } from '@/server/config/loopbackName';
import type { RequestAddress } from '@/server/http/request/requestAddress';

/** A host name or IP, in brackets for IPv6, with an optional port (RFC 9110 section 7.2). */
const plainHost = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether the request names at most one host, in an unambiguous form. Two hosts, or one with anything else in it, may
 * mean different hosts to us and to a proxy in front. Only HTTP/1.0 may name none.
 */
export function hasPlainHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  // Raw headers alternate between names and values.
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && isHost(rawHeaders[index - 1]));
  return hosts.length < 2 && hosts.every((value) => plainHost.test(value));
}

function isHost(name = ''): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}

/**
 * The canonical URL of a page that was requested under another name of this machine, or null. Cookies, tabs and the
 * return from a payment page depend on a single origin, and people trying a sandbox may type either name.
 */
export function canonicalHostRedirect(
  config: Pick<Config, 'mode' | 'publicOrigin'>,
  request: IncomingMessage,
  { path, search }: RequestAddress,
): string | null {
  const { host } = request.headers;
  if (config.mode !== 'sandbox' || !host || !URL.canParse(`http://${host}`)) return null;
  const asked = new URL(`http://${host}`);
  const own = new URL(config.publicOrigin);
  const moved = asked.host !== own.host && asked.port === own.port && loopbackHosts.has(asked.hostname);
  return moved && loopbackHosts.has(own.hostname) ? `${config.publicOrigin}${path}${search}` : null;
}
