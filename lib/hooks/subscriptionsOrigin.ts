import { environments } from '../content/environments';
import { openStorage } from '../storage/browserStorage';
import { readEnvironmentName } from '../url/environment';

/** Origin of the subscription calls for this visit; empty for the page's own. */
export function subscriptionsOrigin(): string {
  const session = openStorage(() => window.sessionStorage);
  return environments[readEnvironmentName(window.location.search, session)].subscriptions;
}
