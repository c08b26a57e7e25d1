import { orNull, type StorageLike, safeValue } from './browserStorage';

/** A cookie lives for a year (specification §9), in seconds. */
export const cookieLifetime = 365 * 24 * 60 * 60;

/** The value of a cookie in the text of `document.cookie`, or null when it is absent or contains `<`, `>` or `/`. */
export function readCookie(cookies: string, name: string): string | null {
  return safeValue(rawCookie(cookies, name));
}

/** The text for `document.cookie` that sets a cookie for the whole site for a year, or deletes it when null. */
export function cookieText(
  name: string,
  value: string | null,
  { protocol }: Pick<Location, 'protocol'> = window.location,
): string {
  return `${sessionCookieText(name, value ?? '', protocol)}; Max-Age=${value === null ? 0 : cookieLifetime}`;
}

/**
 * Cookies that end with the browser, as a storage. Our service never reads them: they are for the next page. On https
 * their prefix sees to it that no other host, such as one below ours, can have set them.
 */
export function sessionCookies(): StorageLike {
  const { protocol } = window.location;
  const named = (key: string) => `${protocol === 'https:' ? '__Host-' : ''}tab-${key}`;
  const getItem = (key: string) => rawCookie(document.cookie, named(key));
  return {
    getItem,
    setItem(key, value) {
      write(sessionCookieText(named(key), value, protocol));
      if (getItem(key) !== value) throw new Error('The browser has not kept the cookie.');
    },
    removeItem(key) {
      if (getItem(key) !== null) write(cookieText(named(key), null));
    },
  };
}

/** Whether `sessionCookies` keep anything under this key, for a script that must be short. */
export function isKeptInCookies(key: string): boolean {
  return document.cookie.includes(`tab-${key}=`);
}

/** `Secure` only on https: some browsers drop such a cookie when a page on plain http sets it. */
function sessionCookieText(name: string, value: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}`;
}

function write(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: several promised browsers lack the newer interface
  document.cookie = text;
}

function rawCookie(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const cookie = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  return cookie ? decoded(cookie.slice(start.length)) : null;
}

function decoded(value: string): string {
  return orNull(() => decodeURIComponent(value)) ?? value;
}
