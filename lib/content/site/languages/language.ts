import type { Language } from './languages';

/**
 * The language of the words of a page. Its translations (`lib/content/translations`), this one included, stand in for the
 * English modules (scripts/build/words).
 */
export const language: Language = 'en';
