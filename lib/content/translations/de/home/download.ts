import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/download';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadPanel: Translation<typeof english.downloadPanel> = {
  eyebrow: brand.browser,
  title: 'Ein Browser, der Tracker blockiert',
  text: 'Er funktioniert wie der Browser, den Sie kennen, nur ohne Tracking. Lesezeichen und Passwörter ziehen in etwa einer Minute mit um.',
};
