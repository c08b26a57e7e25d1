import { language } from './language';

/**
 * For `lang` and `hrefLang`, on texts and links that are English in every language, such as the blog, job offers, and
 * the newsletter. Nothing where the whole page is English.
 */
export const inEnglish = language === 'en' ? undefined : 'en';
