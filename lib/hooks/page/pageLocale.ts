import { language } from '../../content/site/languages/language';
import { isLanguage, type Language, standardLanguage } from '../../content/site/languages/languages';

/** The language of mails: that of a page chosen in another language than English, else the browser's first of ours. */
export function pageLocale(preferred: readonly string[] = navigator.languages): Language {
  if (language !== standardLanguage) return language;
  const named = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return named.find(isLanguage) ?? standardLanguage;
}
