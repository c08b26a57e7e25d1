import { createContext, useLayoutEffect, useState } from 'react';

/** The query of the URL at which the page was opened; null in the prerendered page. Later changes do not change it. */
export const OpenedSearch = createContext<string | null>(null);

/** For the application around every page, which provides it. */
export function useOpenedSearch(): string | null {
  const [search, setSearch] = useState<string | null>(null);
  // Before any other effect of the page, some of which remove from the URL what they have read.
  useLayoutEffect(() => setSearch(window.location.search), []);
  return search;
}
