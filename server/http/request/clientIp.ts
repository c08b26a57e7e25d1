import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/**
 * The client's IP. Each trusted proxy appends the IP it saw to X-Forwarded-For, so the client is the entry `hops` from
 * the end; entries further left were written by the client and are not trusted. Some proxies append the port, which
 * would make every connection a separate client, so it is cut off. An entry that is not an IP counts as absent, so that
 * nobody becomes a new client by sending nonsense. A header with fewer entries than there are proxies did not pass
 * through them.
 */
export function clientIp(request: IncomingMessage, hops: number): string {
  const addresses = proxyAddr.all(request);
  return addressOf(addresses[hops] ?? '') ?? addresses[0] ?? 'unknown';
}

/** The IP in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:80`; otherwise null. */
function addressOf(entry: string): string | null {
  const bracketed = /^\[([0-9a-f:.]{2,45})\](?::\d{1,5})?$/i.exec(entry)?.[1];
  const withPort = /^([\d.]{7,15}):\d{1,5}$/.exec(entry)?.[1];
  const address = bracketed ?? withPort ?? entry;
  return isIP(address) === 0 ? null : address;
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/** The headers in which proxies, balancers and networks in front of sites say for whom they ask. No browser sends one. */
const forwardingHeader = /^(?:forwarded|via)$|^x-(?:original-)?forwarded-|-ip$|clientip$|-external-address$/;

/**
 * Whether a proxy forwarded this request, so that the connecting machine says nothing about who sent it. Most proxies
 * announce themselves in headers; some, such as nginx by default, send none but speak HTTP/1.0, which no browser does.
 */
export function cameThroughProxy({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some((name) => forwardingHeader.test(name));
}
