/** The hosts by which a machine reaches itself, as configuration and addresses write them. */
export const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** The name by which this process reaches itself when it listens on that host. */
export function loopbackName(host: string): string {
  if (host === '::1') return '[::1]';
  return host === 'localhost' ? host : '127.0.0.1';
}
