import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/compareTeaser';
import type { Translation } from '@/lib/content/translations/translation';

export const compareTeaser: Translation<typeof english.compareTeaser> = {
  title: `${brand.browser} im Vergleich`,
  lead: 'Unser Browser und fünf andere, jeder mit seinen Standardeinstellungen.',
  more: {
    label: 'Zum ganzen Vergleich',
    href: '/compare-privacy?origin=funnel_home_website__compare',
  },
};
