import type { IncomingMessage } from 'node:http';

/**
 * Address of the client. Each trusted proxy appends the address it saw to X-Forwarded-For, so the client stands
 * `hops` entries from the end; anything further left was written by the client and is not believed.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (hops === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return forwarded.at(-hops) ?? direct;
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
