import { brand } from '@/lib/content/brand';
import { searchSettings } from '@/lib/content/search/searchSettings';

/** What the search engine is told: the words, the program that asks, and the settings of the search. Nothing else. */
const passedParameters = new Set([
  'q',
  't',
  ...Object.values(searchSettings).map(({ parameter }) => parameter),
]);

/**
 * Where a search goes that was asked of the home page itself (`/?q=…`), as browsers and bookmarks do that know us by this
 * address: to the search engine. Null when nothing was searched for.
 */
export function searchRedirect(search: string): string | null {
  const asked = new URLSearchParams(search);
  if (!asked.get('q')?.trim()) return null;
  const query = new URLSearchParams([...asked].filter(([name]) => passedParameters.has(name)));
  return `${brand.searchUrl}?${query}`;
}
