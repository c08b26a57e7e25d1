import type { IncomingMessage } from 'node:http';

/** A name or an address, with a port perhaps, in brackets where it is one of IPv6 (RFC 9110 section 7.2). */
const plainHost = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether the request names one host at most, in a form that has one reading. Two of them, or one with anything else in
 * it, may mean different hosts to us and to a proxy in front. Only HTTP/1.0 may name none.
 */
export function hasPlainHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  // Names and values take turns.
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && isHost(rawHeaders[index - 1]));
  return hosts.length < 2 && hosts.every((value) => plainHost.test(value));
}

function isHost(name = ''): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}
