import { chosenLanguage, languageToOffer } from '@/lib/language/chosenLanguage';
import { openStorage } from '@/lib/storage/browserStorage';

/** Where the language is kept that a visitor chose. */
export const languageStorage = openStorage(() => window.localStorage);

/** The links to this page in our languages. */
export const languageLinks = '.languages a[hreflang]';

/** The same place of the page: the query may hold the origin of the visit, the fragment the part that is being read. */
export function withPlace(href: string): string {
  const url = new URL(href);
  url.search = window.location.search;
  url.hash = window.location.hash;
  return url.href;
}

/** The link to this page in the language that its reader prefers or chose, or null where that is the one being read. */
export function linkToOffer(): HTMLAnchorElement | null {
  const root = document.documentElement;
  // An app has its own language, and a start page is only for searching.
  if (root.dataset.app !== undefined || root.dataset.host !== undefined) return null;
  const language = languageToOffer(root.lang, {
    chosen: chosenLanguage(languageStorage),
    preferred: navigator.languages,
  });
  return document.querySelector<HTMLAnchorElement>(`${languageLinks}[hreflang="${language}"]`);
}
