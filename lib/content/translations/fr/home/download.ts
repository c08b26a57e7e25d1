import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/download';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadPanel: Translation<typeof english.downloadPanel> = {
  eyebrow: brand.browser,
  title: 'Un navigateur qui bloque les traqueurs',
  text: 'Il fonctionne comme celui que vous connaissez, le pistage en moins. Vos favoris et vos mots de passe vous suivent en une minute environ.',
};
