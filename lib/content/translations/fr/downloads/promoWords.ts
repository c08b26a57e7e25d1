import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/promoWords';
import type { Translation } from '@/lib/content/translations/translation';

export const promoWords: Translation<typeof english.promoWords> = {
  addToBrowser: {
    title: `Ajoutez ${brand.name} à ce navigateur`,
    button: 'Ajouter l’extension',
  },
  setAsDefault: {
    title: `Choisissez ${brand.name} comme moteur de recherche`,
    button: 'Voir comment faire',
  },
  downloadBrowser: {
    title: `Installez ${brand.browser}`,
    button: 'Télécharger le navigateur',
  },
  mobileApps: {
    title: 'La même protection sur mobile',
    button: 'Obtenir l’application mobile',
  },
  iosApp: {
    title: `${brand.browser} pour iPhone et iPad`,
    button: 'Télécharger dans l’App Store',
  },
  androidApp: {
    title: `${brand.browser} pour Android`,
    button: 'Télécharger sur Google Play',
  },
};
