import type { StorageLike } from '../storage/browserStorage';
import type { EnvironmentName } from './environmentName';

/** The name under which a tab keeps what belongs to one environment. */
export function environmentKey(environment: EnvironmentName, key: string): string {
  return environment === 'staging' ? `staging-${key}` : key;
}

/**
 * The part of a storage that belongs to one environment. A link with `environment=staging` must not hand the tokens, codes
 * and links of the live services to those of staging.
 */
export function environmentStorage(storage: StorageLike, environment: EnvironmentName): StorageLike {
  const named = (key: string) => environmentKey(environment, key);
  return {
    getItem: (key) => storage.getItem(named(key)),
    setItem: (key, value) => storage.setItem(named(key), value),
    removeItem: (key) => storage.removeItem(named(key)),
  };
}
