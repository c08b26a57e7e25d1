import { language } from '../../content/site/languages/language';
import { isLanguage, type Language, standardLanguage } from '../../content/site/languages/languages';

/**
 * The language of mails to this visitor: that of a page that they chose to read in another language than English,
 * otherwise the browser's first language that we have, or English.
 */
export function pageLocale(preferred: readonly string[] = navigator.languages): Language {
  if (language !== standardLanguage) return language;
  const named = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return named.find(isLanguage) ?? standardLanguage;
}
