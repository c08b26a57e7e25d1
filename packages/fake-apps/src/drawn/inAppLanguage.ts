import type { DrawnApp } from './drawnApp';

/** The path of a page as an app opens it: the same for every language, with the app's own language as a parameter. */
export function inAppLanguage({ language }: Pick<DrawnApp, 'language'>, address: string): string {
  if (language === 'en' || !address.startsWith('/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}locale=${language}`;
}
