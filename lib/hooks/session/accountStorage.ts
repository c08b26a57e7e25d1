import type { StorageLike } from '../../storage/browserStorage';
import { tabStorage } from '../../storage/tabStorage';
import { environmentStorage } from '../../url/environmentStorage';
import { pageEnvironment } from './pageEnvironment';

/** Where this page keeps the sign-in and everything on its way to one: the part of its environment in the tab's storage. */
export function accountStorage(): StorageLike {
  return environmentStorage(tabStorage(), pageEnvironment());
}
