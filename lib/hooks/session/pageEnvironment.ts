import { tabStorage } from '../../storage/tabStorage';
import { type EnvironmentName, readEnvironmentName } from '../../url/environmentName';

let environment: EnvironmentName | null = null;

/** The same while the page lives: one that comes back must not send its tokens to what the tab has changed to. */
export function pageEnvironment(): EnvironmentName {
  environment ??= readEnvironmentName(window.location.search, tabStorage());
  return environment;
}
