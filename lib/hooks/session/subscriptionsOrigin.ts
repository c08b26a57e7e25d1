import { serviceOrigin } from '../../content/environments';
import { readEnvironmentName } from '../../url/environmentName';
import { tabStorage } from './tabStorage';

/** Origin of the subscription calls for this visit; empty for the page's own origin. */
export function subscriptionsOrigin(): string {
  return serviceOrigin('subscriptions', readEnvironmentName(window.location.search, tabStorage()));
}
