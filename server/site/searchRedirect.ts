import { brand } from '@/lib/content/brand';
import { searchSettings } from '@/lib/content/search/searchSettings';

/** What the search engine is told: the query, the program that asks, and the search settings. Nothing else. */
const passedParameters = new Set([
  'q',
  't',
  ...Object.values(searchSettings).map(({ parameter }) => parameter),
]);

/**
 * Redirects a search sent to the home page (`/?q=…`) to the search engine, for browsers and bookmarks that know us by
 * this URL. Null when there is no search.
 */
export function searchRedirect(search: string): string | null {
  const asked = new URLSearchParams(search);
  if (!asked.get('q')?.trim()) return null;
  const query = new URLSearchParams([...asked].filter(([name]) => passedParameters.has(name)));
  return `${brand.searchUrl}?${query}`;
}
