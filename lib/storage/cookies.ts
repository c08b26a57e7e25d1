import { orNull, safeValue } from './browserStorage';

/** A cookie lives for a year (specification §9), in seconds. */
export const cookieLifetime = 365 * 24 * 60 * 60;

/** The value of a cookie in the text of `document.cookie`, or null when it is absent or contains `<`, `>` or `/`. */
export function readCookie(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const cookie = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  return cookie ? safeValue(decoded(cookie.slice(start.length))) : null;
}

/**
 * The text for `document.cookie` that sets a cookie for the whole site for a year, or deletes it when the value is
 * null. `Secure` only on https: some browsers drop such a cookie when a page on plain http sets it.
 */
export function cookieText(
  name: string,
  value: string | null,
  { protocol }: Pick<Location, 'protocol'> = window.location,
): string {
  const lifetime = value === null ? 0 : cookieLifetime;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
}

function decoded(value: string): string {
  return orNull(() => decodeURIComponent(value)) ?? value;
}
