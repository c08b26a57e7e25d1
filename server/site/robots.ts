import { isHiddenFromSearch } from '@/server/config/deployment';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';

/**
 * `GET /robots.txt`: everything may be crawled except API calls and the sandbox controls. Account pages may be fetched
 * too, so that crawlers see their `noindex`. Staging deployments and public sandboxes are closed completely: nothing
 * links to them, and crawlers that come anyway should not use a test site.
 */
export async function robotsHandler({ services }: RequestContext): Promise<HandlerResult> {
  const { config } = services;
  const open = ['Disallow: /api/', 'Disallow: /t/', 'Disallow: /sandbox', ''];
  const rules = isHiddenFromSearch(config)
    ? ['Disallow: /']
    : [...open, `Sitemap: ${config.publicOrigin}/sitemap.xml`];
  return {
    text: ['User-agent: *', ...rules, ''].join('\n'),
    headers: { 'Cache-Control': 'public, max-age=3600' },
  };
}
