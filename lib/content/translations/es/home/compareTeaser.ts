import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/compareTeaser';
import type { Translation } from '@/lib/content/translations/translation';

export const compareTeaser: Translation<typeof english.compareTeaser> = {
  title: `${brand.browser} frente a otros`,
  lead: 'Nuestro navegador y otros cinco, cada uno con sus ajustes por defecto.',
  more: {
    label: 'Comparar todas las protecciones',
    href: '/compare-privacy?origin=funnel_home_website__compare',
  },
};
