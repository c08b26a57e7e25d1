import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/compareTeaser';
import type { Translation } from '@/lib/content/translations/translation';

export const compareTeaser: Translation<typeof english.compareTeaser> = {
  title: `${brand.browser} face aux autres`,
  lead: 'Notre navigateur et cinq autres, chacun avec ses réglages par défaut.',
  more: {
    label: 'Comparer toutes les protections',
    href: '/compare-privacy?origin=funnel_home_website__compare',
  },
};
