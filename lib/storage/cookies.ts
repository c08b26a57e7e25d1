import { safeValue } from './browserStorage';

/** A cookie lives for a year (specification §9), in seconds. */
export const cookieLifetime = 365 * 24 * 60 * 60;

/** The value of a cookie in the text of `document.cookie`, or null when it is absent or holds `<`, `>` or `/`. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const separator = part.indexOf('=');
    if (separator < 0 || part.slice(0, separator).trim() !== name) continue;
    return safeValue(decoded(part.slice(separator + 1).trim()));
  }
  return null;
}

/** The text that sets a cookie for the whole site for a year, or ends it when the value is null. */
export function cookieText(name: string, value: string | null): string {
  const lifetime = value === null ? 0 : cookieLifetime;
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${lifetime}; SameSite=Lax; Secure`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
