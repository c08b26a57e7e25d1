import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/promoWords';
import type { Translation } from '@/lib/content/translations/translation';

export const promoWords: Translation<typeof english.promoWords> = {
  addToBrowser: {
    title: `Añade ${brand.name} a este navegador`,
    button: 'Añadir la extensión',
  },
  setAsDefault: {
    title: `Usa ${brand.name} como buscador`,
    button: 'Ver cómo se hace',
  },
  downloadBrowser: {
    title: `Instala ${brand.browser}`,
    button: 'Descargar el navegador',
  },
  mobileApps: {
    title: 'La misma protección en tu móvil',
    button: 'Descargar la aplicación',
  },
  iosApp: {
    title: `${brand.browser} para iPhone y iPad`,
    button: 'Descargar en el App Store',
  },
  androidApp: {
    title: `${brand.browser} para Android`,
    button: 'Descargar en Google Play',
  },
};
