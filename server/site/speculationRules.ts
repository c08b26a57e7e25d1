import { type Route, routes } from '@/lib/content/routes';
import type { Answer } from '@/server/http/answer';

export const speculationRulesPath = '/speculation-rules.json';

/** Documents that show for sure and change nothing when they are fetched. */
const documents = Object.values<Route>(routes).filter(
  ({ kind, status, sitemap }) => kind === 'document' && status === undefined && sitemap,
);

/**
 * `GET /speculation-rules.json`: which pages a browser may prepare when a visitor is about to follow a link. Documents
 * alone: they count a view when it is seen and not when it is prepared (enhance/pageView). A flow opens sessions and is
 * left to the visitor. Documents name this file in their `Speculation-Rules` header, since no inline script may.
 */
export async function speculationRulesCall(): Promise<Answer> {
  const pages = { href_matches: documents.flatMap(({ path }) => [path, `${path}\\?*`]) };
  const where = { and: [pages, { not: { selector_matches: '[download], [target="_blank"]' } }] };
  return {
    text: JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] }),
    headers: {
      'Content-Type': 'application/speculationrules+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  };
}
