import type * as english from '@/lib/content/site/interface';
import type { Translation } from '@/lib/content/translations/translation';

export const interfaceWords: Translation<typeof english.interfaceWords> = {
  skipLink: 'Zum Hauptinhalt springen',
  homeLink: 'Startseite',
  menu: 'Menü',
  menuTitle: 'Menü der Website',
  close: 'Schließen',
  closeMenu: 'Menü schließen',
  mainNavigation: 'Hauptnavigation',
  footerNavigation: 'Alle Seiten',
  languages: 'Sprache',
  opensElsewhere: 'öffnet eine andere Website',
  theme: { title: 'Design', system: 'System', light: 'Hell', dark: 'Dunkel' },
  help: 'Hilfe',
  back: 'Zurück',
  loading: 'Wird geladen …',
};
