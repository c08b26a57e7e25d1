import type { IncomingMessage } from 'node:http';

/** The headers in which proxies, balancers and networks in front of sites say for whom they ask. No browser sends one. */
const forwardingHeader = /^(?:forwarded|via)$|^x-(?:original-)?forwarded-|-ip$|clientip$|-external-address$/;

/**
 * Whether a proxy forwarded this request, so that the connecting machine says nothing about who sent it. Most proxies
 * announce themselves in headers; some, such as nginx by default, send none but speak HTTP/1.0, which no browser does.
 */
export function cameThroughProxy({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some((name) => forwardingHeader.test(name));
}
