import { isHiddenFromSearch } from '@/server/config/deployment';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * `GET /robots.txt`: everything may be crawled but the calls and a sandbox's controls. Screens of an account may be
 * fetched too, so that their `noindex` is read. A staging deployment and an open sandbox are closed as a whole: nothing
 * links to them, and a crawler that comes all the same is kept from testing what it is not for.
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
