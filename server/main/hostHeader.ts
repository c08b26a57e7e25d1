import type { IncomingMessage } from 'node:http';

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
