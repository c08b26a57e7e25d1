import { serviceOrigin } from '../../content/environments';
import { pageEnvironment } from './pageEnvironment';

/** Origin of the subscription calls of this page; empty for the page's own origin. */
export function subscriptionsOrigin(): string {
  return serviceOrigin('subscriptions', pageEnvironment());
}
