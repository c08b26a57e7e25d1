import { brand } from '@/lib/content/brand';

/**
 * Where a search goes that was asked of the home page itself (`/?q=…`), as browsers and bookmarks do that know us by this
 * address: to the search engine with its whole query. Null for every other request.
 */
export function searchAddress(requestUrl: string): string | null {
  const { pathname, search, searchParams } = new URL(requestUrl, 'http://site.invalid');
  const asked = pathname === '/' && (searchParams.get('q') ?? '').trim() !== '';
  return asked ? brand.searchUrl + search : null;
}
