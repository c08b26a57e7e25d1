import { createHmac } from 'node:crypto';
import { clockDifference, minute, second } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { securePrefixed, serviceCookieLine } from '@/server/http/setCookie';
import { isSameSecret } from '@/server/secrets';

/** A session on the operator's page lasts this long; then the token is required again. */
const lifetime = 15 * minute;

/**
 * A session of the operator's page: its expiry and an HMAC of it, keyed with the operator's token. Nothing is stored,
 * so a new token ends every session made with the old one.
 */
export function newOpsSession(config: Config, token: string, now: number): string {
  const end = now + lifetime;
  return sessionLine(config, `${end}.${seal(token, end)}`, lifetime / second);
}

/** Clears the session cookie in the browser. */
export function endedOpsSession(config: Config): string {
  return sessionLine(config, '', 0);
}

/** Sent to the operator's page only, so without the prefix `__Host-`, which requires the path of the whole site. */
export function opsCookieName(config: Config): string {
  return securePrefixed(config, 'ops');
}

function sessionLine(config: Config, value: string, maxAge: number): string {
  return serviceCookieLine(config, { name: opsCookieName(config), value, path: '/ops', maxAge });
}

export function isOpsSession(token: string, value: string | null, now: number): boolean {
  const [, end, mark] = /^(\d{13})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (end === undefined || mark === undefined) return false;
  const left = Number(end) - now;
  return isSameSecret(mark, seal(token, Number(end))) && left > 0 && left < lifetime + clockDifference;
}

function seal(token: string, end: number): string {
  return createHmac('sha256', token).update(`ops-session:${end}`).digest('base64url');
}
