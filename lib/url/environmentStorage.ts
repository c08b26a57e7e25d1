import type { StorageLike } from '../storage/browserStorage';
import type { EnvironmentName } from './environmentName';

/** The name under which a tab keeps what belongs to one environment. */
export function environmentKey(environment: EnvironmentName, key: string): string {
  return environment === 'staging' ? `staging-${key}` : key;
}

/** The part of a storage for one environment: a staging link must not hand over tokens of the live services. */
export function environmentStorage(storage: StorageLike, environment: EnvironmentName): StorageLike {
  const named = (key: string) => environmentKey(environment, key);
  return {
    getItem: (key) => storage.getItem(named(key)),
    setItem: (key, value) => storage.setItem(named(key), value),
    removeItem: (key) => storage.removeItem(named(key)),
  };
}
