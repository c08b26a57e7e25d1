/** The hosts by which a machine reaches itself, as written in configuration and URLs. */
export const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** The host name by which this process reaches itself when it listens on `host`. */
export function loopbackName(host: string): string {
  if (host === '::1') return '[::1]';
  return host === 'localhost' ? host : '127.0.0.1';
}
