import type * as english from '@/lib/content/site/interface';
import type { Translation } from '@/lib/content/translations/translation';

export const interfaceWords: Translation<typeof english.interfaceWords> = {
  skipLink: 'Aller au contenu principal',
  homeLink: 'page d’accueil',
  menu: 'Menu',
  menuTitle: 'Menu du site',
  close: 'Fermer',
  closeMenu: 'Fermer le menu',
  mainNavigation: 'Navigation principale',
  footerNavigation: 'Toutes les pages',
  languages: 'Langue',
  opensElsewhere: 'ouvre un autre site',
  theme: { title: 'Thème', system: 'Système', light: 'Clair', dark: 'Sombre' },
  help: 'Aide',
  back: 'Retour',
  loading: 'Chargement…',
};
