import { ApiError } from './ApiError';
import type { RequestContext } from './requestContext';

/**
 * What the headers say about where a request comes from. Browsers set both headers themselves and no page can forge
 * them: the browser compares `Sec-Fetch-Site` with the URL it called, and we compare `Origin` with our public origin. A
 * call with neither header did not come from a page in a current browser.
 */
export function requestOrigin(context: RequestContext): 'ours' | 'foreign' | 'unknown' {
  const site = context.header('sec-fetch-site');
  if (site !== null) return site === 'same-origin' ? 'ours' : 'foreign';
  const origin = context.header('origin');
  if (origin !== null) return origin === context.services.config.publicOrigin ? 'ours' : 'foreign';
  return 'unknown';
}

/** @throws ApiError cross_site_request when a browser says that another site made the call. */
export function rejectCrossSite(context: RequestContext): void {
  if (requestOrigin(context) === 'foreign') throw new ApiError('cross_site_request');
}
