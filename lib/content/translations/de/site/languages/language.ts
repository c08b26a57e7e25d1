import type { Language } from '@/lib/content/site/languages/languages';

export const language: Language = 'de';
