import { join } from 'node:path';

/** The languages of the site, English first; `lib/content/site/languages/languages.ts` names the same. Each is a build of the pages. */
export const languages = ['en', 'de', 'es', 'fr'];

/** Where the framework puts its build of one language. English stays where the framework puts builds by itself. */
export function outputFolder(root, language) {
  return language === 'en' ? join(root, '.next') : join(root, '.next/languages', language);
}

const fixedText = new RegExp(`/(?:${languages.join('|')})$`);

/** Whether a page has one path and one language of its own, and is not built again with each language of the site. */
export function isFixedText(path) {
  return fixedText.test(path);
}

/** The path of a page in one language: `/de/pro`, `/de` for the home page; English has no prefix. */
export function localPath(language, path) {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
