import { type EnvironmentName, environmentKey } from '../content/environments';
import { recall, type StorageLike, store } from '../storage/browserStorage';
import { readQueryParam } from './queryParameters';

/** The environment of this visit: `environment=staging` in the address is kept for the session (specification §7). */
export function readEnvironmentName(search: string, session: StorageLike): EnvironmentName {
  if (readQueryParam(search, environmentKey) === 'staging') store(session, environmentKey, 'staging');
  return recall(session, environmentKey) === 'staging' ? 'staging' : 'production';
}
