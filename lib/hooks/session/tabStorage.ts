import { openStorage, type StorageLike } from '../../storage/browserStorage';

let storage: StorageLike | null = null;

/** The session storage of this tab. The whole page shares one, even where the browser stores nothing for us. */
export function tabStorage(): StorageLike {
  storage ??= openStorage(() => window.sessionStorage);
  return storage;
}
