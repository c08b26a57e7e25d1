import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/download';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadPanel: Translation<typeof english.downloadPanel> = {
  eyebrow: brand.browser,
  title: 'Un navegador que bloquea rastreadores',
  text: 'Funciona como el navegador que ya conoces, pero sin rastreo. Tus marcadores y contraseñas se trasladan en un minuto, más o menos.',
  benefits: [
    {
      icon: 'shield',
      title: 'Bloquea rastreadores ocultos',
      text: 'Se detienen antes de cargarse, y así las páginas también van más rápido.',
    },
    {
      icon: 'chat',
      title: 'Responde a los avisos de cookies',
      text: 'Elige la opción más privada y cierra el aviso.',
    },
    {
      icon: 'eraser',
      title: 'Elimina tus datos',
      text: 'Un botón cierra las pestañas y elimina lo que han dejado.',
    },
  ],
};
