import type { IncomingMessage } from 'node:http';

const forwardingHeaders = new Set([
  ...['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-original-forwarded-for'],
  ...['true-client-ip', 'cf-connecting-ip', 'fastly-client-ip'],
]);

/**
 * Whether a proxy passed this request on, so that the machine it came from says nothing about who sent it. Proxies say so
 * in headers; the default of some, nginx among them, is to say nothing and to speak HTTP/1.0, which no browser does.
 */
export function cameThroughProxy({ headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0') return true;
  return Object.keys(headers).some((name) => forwardingHeaders.has(name) || name.startsWith('x-forwarded-'));
}
