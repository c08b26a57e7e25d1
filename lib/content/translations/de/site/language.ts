import type { Language } from '@/lib/content/site/languages';

export const language: Language = 'de';
