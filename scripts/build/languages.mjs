import { join } from 'node:path';

/** The languages of the site, English first; `lib/content/site/languages/languages.ts` names the same. */
export const languages = ['en', 'de', 'es', 'fr'];

/** Where the framework renders the pages of one language. */
export function renderingFolder(root, language) {
  return join(root, '.next/languages', language);
}

const fixedText = new RegExp(`/(${languages.join('|')})$`);

/**
 * Where the site has a page as it is rendered in one language: `/de/pro`, `/de` for the home page; English has no prefix. A
 * text that has one path and one language of its own is taken from that language; null for the others.
 */
export function publishedPath(language, path) {
  const [, fixed] = fixedText.exec(path) ?? [];
  if (fixed) return fixed === language ? path : null;
  return localPath(language, path);
}

/** The path of a page in one language: `/de/pro`, `/de` for the home page; English has no prefix. */
export function localPath(language, path) {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
