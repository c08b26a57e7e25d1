import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/download';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadPanel: Translation<typeof english.downloadPanel> = {
  eyebrow: brand.browser,
  title: 'Un navegador que bloquea rastreadores',
  text: 'Funciona como el navegador que ya conoces, pero sin rastreo. Tus marcadores y contraseñas se trasladan en un minuto, más o menos.',
};
