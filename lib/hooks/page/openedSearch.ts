import { createContext, useLayoutEffect, useState } from 'react';

/**
 * The query of the URL at which the page was opened, such as `?trial=1`, or null while the prerendered page is shown,
 * which knows none. Later changes of the URL do not change it.
 */
export const OpenedSearch = createContext<string | null>(null);

/** For the application around every page, which provides it. */
export function useOpenedSearch(): string | null {
  const [search, setSearch] = useState<string | null>(null);
  // Before any other effect of the page, some of which remove from the URL what they have read.
  useLayoutEffect(() => setSearch(window.location.search), []);
  return search;
}
