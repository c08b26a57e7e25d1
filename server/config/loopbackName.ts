import { isIPv6 } from 'node:net';

/** The hosts by which a machine reaches itself, as written in configuration and URLs. */
export const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** `0.0.0.0` and `::`, in any form: every address of the machine. */
const everyAddress = /^[0:.]+$/;

/** The host by which this process reaches itself when it listens on `host`: a single address answers at no other. */
export function loopbackName(host: string): string {
  if (everyAddress.test(host)) return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}
