import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/download';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadPanel: Translation<typeof english.downloadPanel> = {
  eyebrow: brand.browser,
  title: 'Ein Browser, der Tracker blockiert',
  text: 'Er funktioniert wie der Browser, den Sie kennen, nur ohne Tracking. Lesezeichen und Passwörter ziehen in etwa einer Minute mit um.',
  benefits: [
    {
      icon: 'shield',
      title: 'Blockiert versteckte Tracker',
      text: 'Sie werden gestoppt, bevor sie laden. Das macht Seiten auch schneller.',
    },
    {
      icon: 'chat',
      title: 'Beantwortet Cookie-Banner',
      text: 'Der Browser wählt die datensparsamste Option und schließt das Banner.',
    },
    {
      icon: 'eraser',
      title: 'Löscht Ihre Spuren',
      text: 'Eine Schaltfläche schließt alle Tabs und löscht, was sie hinterlassen haben.',
    },
  ],
};
