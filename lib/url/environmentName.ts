import { recall, type StorageLike, store } from '../storage/browserStorage';
import { readQueryParam } from './queryParameters';

export type EnvironmentName = 'production' | 'staging';
/** Session storage key and query parameter that choose the environment. */
const environmentKey = 'environment';

/** The environment of this visit: `environment=staging` in the URL is kept for the session (specification §7). */
export function readEnvironmentName(search: string, session: StorageLike): EnvironmentName {
  if (readQueryParam(search, environmentKey) === 'staging') store(session, environmentKey, 'staging');
  return recall(session, environmentKey) === 'staging' ? 'staging' : 'production';
}
