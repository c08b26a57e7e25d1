import { openStorage, type StorageLike } from './browserStorage';
import { sessionCookies } from './cookies';

let storage: StorageLike | null = null;

/**
 * What one page of a tab hands to the next, such as the sign-in: session storage, or where the browser keeps nothing
 * there, cookies that end with it. The whole page shares one, even where the browser stores nothing for us.
 */
export function tabStorage(): StorageLike {
  storage ??= openStorage(() => window.sessionStorage, openStorage(sessionCookies));
  return storage;
}
