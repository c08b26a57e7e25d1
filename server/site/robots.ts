import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';

/**
 * `GET /robots.txt`: everything may be crawled but the calls and a sandbox's controls. Screens of an account may be
 * fetched too, so that their `noindex` is read.
 */
export async function robotsCall({ services }: Call): Promise<Answer> {
  const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /t/', 'Disallow: /sandbox'];
  return {
    text: [...rules, '', `Sitemap: ${services.config.publicOrigin}/sitemap.xml`, ''].join('\n'),
    headers: { 'Cache-Control': 'public, max-age=3600' },
  };
}
