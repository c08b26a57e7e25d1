import type { IncomingMessage } from 'node:http';

const forwardingHeaders = new Set([
  ...['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-original-forwarded-for'],
  ...['true-client-ip', 'cf-connecting-ip', 'fastly-client-ip'],
]);

/**
 * Whether a proxy forwarded this request, so that the connecting machine says nothing about who sent it. Most proxies
 * announce themselves in headers; some, such as nginx by default, send none but speak HTTP/1.0, which no browser does.
 */
export function cameThroughProxy({ headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0') return true;
  return Object.keys(headers).some((name) => forwardingHeaders.has(name) || name.startsWith('x-forwarded-'));
}
