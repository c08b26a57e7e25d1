import { openStorage, type StorageLike } from '../../storage/browserStorage';

let storage: StorageLike | null = null;

/** The session storage of this tab; the same one for all of the page, also where the browser keeps nothing for us. */
export function tabStorage(): StorageLike {
  storage ??= openStorage(() => window.sessionStorage);
  return storage;
}
