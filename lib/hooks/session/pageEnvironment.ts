import { type EnvironmentName, readEnvironmentName } from '../../url/environmentName';
import { tabStorage } from './tabStorage';

let environment: EnvironmentName | null = null;

/**
 * The environment of this page, for as long as it lives. A link with `environment=staging` changes that of the tab: a page
 * that the browser then brings back as it was would otherwise send the tokens it holds to the staging services.
 */
export function pageEnvironment(): EnvironmentName {
  environment ??= readEnvironmentName(window.location.search, tabStorage());
  return environment;
}
