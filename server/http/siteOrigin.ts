import type { RequestContext } from './requestContext';

/** The header in which a site that passes calls on to staging services names itself. */
export const siteHeader = 'x-site-origin';

/**
 * The origin of the site that the caller's page is on, where a payment or the billing pages lead back to: our own, or
 * for a visit with `environment=staging` the live site's, which a staging deployment knows by name (`LIVE_ORIGIN`).
 */
export function siteOrigin({ services, header }: Pick<RequestContext, 'services' | 'header'>): string {
  const { publicOrigin, liveOrigin } = services.config;
  return liveOrigin !== null && header(siteHeader) === liveOrigin ? liveOrigin : publicOrigin;
}
