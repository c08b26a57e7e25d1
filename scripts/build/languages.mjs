import { join } from 'node:path';

/** The languages of the site, English first; `lib/content/site/languages/languages.ts` names the same. Each is a build of the pages. */
export const languages = ['en', 'de', 'es', 'fr'];

/** Where the framework puts its build of one language. English stays where the framework puts builds by itself. */
export function outputFolder(root, language) {
  return language === 'en' ? join(root, '.next') : join(root, '.next/languages', language);
}

const fixedText = new RegExp(`/(${languages.join('|')})$`);

/**
 * Where the site has a page of the build of one language: `/de/pro`, `/de` for the home page; English has no prefix. A
 * text that has one path and one language of its own is taken from the build of that language; null for the others.
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
