import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '@/server/clock';
import { digest } from '@/server/secrets';

/** A look at the figures lasts this long; then the operator's token is asked for again. */
const lifetime = 15 * minute;
/** Sent to the operator's page alone, which is why it has no `__Host-` prefix: that asks for the path of the whole site. */
export const opsCookie = '__Secure-ops';
const attributes = 'Path=/ops; HttpOnly; Secure; SameSite=Strict';

/**
 * A session of the operator's page: its end, and an HMAC of it under the operator's token. Nothing is stored, so a new
 * token ends every session made with the old one.
 */
export function newOpsSession(token: string, now: number): string {
  const end = now + lifetime;
  return `${opsCookie}=${end}.${seal(token, end)}; Max-Age=${lifetime / 1000}; ${attributes}`;
}

/** Takes the session back from the browser. */
export function endedOpsSession(): string {
  return `${opsCookie}=; Max-Age=0; ${attributes}`;
}

export function isOpsSession(token: string, value: string | null, now: number): boolean {
  const [, end, mark] = /^(\d{13})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (end === undefined || mark === undefined) return false;
  return isSame(mark, seal(token, Number(end))) && now < Number(end) && Number(end) <= now + lifetime;
}

/** Compares in constant time whatever the lengths are. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(expected)));
}

function seal(token: string, end: number): string {
  return createHmac('sha256', token).update(`ops-session:${end}`).digest('base64url');
}
