import type * as english from '@/lib/content/site/interface';
import type { Translation } from '@/lib/content/translations/translation';

export const interfaceWords: Translation<typeof english.interfaceWords> = {
  skipLink: 'Ir al contenido principal',
  homeLink: 'página de inicio',
  menu: 'Menú',
  menuTitle: 'Menú de la web',
  close: 'Cerrar',
  closeMenu: 'Cerrar el menú',
  mainNavigation: 'Navegación principal',
  footerNavigation: 'Todas las páginas',
  languages: 'Idioma',
  opensElsewhere: 'abre otra web',
  theme: { title: 'Tema', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  help: 'Ayuda',
  back: 'Atrás',
  loading: 'Cargando…',
};
