import { language } from './language';
import { type Language, pathIn, readPath, standardLanguage } from './languages';

/** Files and calls, which are the same in every language. Feeds and the like are not. */
const withoutLanguage =
  /^\/(?:api|sandbox|static-assets|fonts|icons|_next|enhance)\/|^[^?#]*\.(?!xml)\w+(?:[?#]|$)/;

/**
 * Where a link of this page leads, in the language of the page: `/pro` → `/de/pro` on a German page. Anything that is not
 * a page of ours stays as it is. In an app, which shows every language at the same URLs, so does the path. A text with a
 * language of its own leads to pages in that one.
 */
export function localUrl(href: string, ownLanguage: Language = language): string {
  const isPage = href.startsWith('/') && !href.startsWith('//') && !withoutLanguage.test(href);
  return isPage && !isAtSharedPath() && readPath(href).language === standardLanguage
    ? pathIn(ownLanguage, href)
    : href;
}

function isAtSharedPath(): boolean {
  if (typeof window === 'undefined' || language === standardLanguage) return false;
  return readPath(window.location.pathname).language !== language;
}
