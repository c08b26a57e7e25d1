import type { Language } from './languages';

/**
 * The language of the words in this build of the pages. Each language is a build of its own, in which its translations
 * (`lib/content/translations`), this one included, stand in for the English modules.
 */
export const language: Language = 'en';
