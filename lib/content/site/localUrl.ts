import { language } from './language';
import { pathIn, readPath, standardLanguage } from './languages';

/** Files and calls, which are the same in every language. */
const withoutLanguage = /^\/(?:api|sandbox|static-assets|fonts|icons|_next|enhance)\/|^[^?#]*\.\w+(?:[?#]|$)/;

/**
 * Where a link of this page leads, in the language of the page: `/pro` → `/de/pro` on a German page. Anything that is not
 * a page of ours stays as it is. In an app, which shows every language at the same URLs, so does the path.
 */
export function localUrl(href: string): string {
  const isPage = href.startsWith('/') && !href.startsWith('//') && !withoutLanguage.test(href);
  return isPage && !isAtSharedPath() && readPath(href).language === standardLanguage
    ? pathIn(language, href)
    : href;
}

function isAtSharedPath(): boolean {
  if (typeof window === 'undefined' || language === standardLanguage) return false;
  return readPath(window.location.pathname).language !== language;
}
