import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/promoWords';
import type { Translation } from '@/lib/content/translations/translation';

export const promoWords: Translation<typeof english.promoWords> = {
  addToBrowser: {
    title: `${brand.name} zu diesem Browser hinzufügen`,
    button: 'Erweiterung hinzufügen',
  },
  setAsDefault: {
    title: `${brand.name} als Suchmaschine einrichten`,
    button: 'So geht es',
  },
  downloadBrowser: {
    title: `${brand.browser} installieren`,
    button: 'Browser herunterladen',
  },
  mobileApps: {
    title: 'Derselbe Schutz auf dem Smartphone',
    button: 'App herunterladen',
  },
  iosApp: {
    title: `${brand.browser} für iPhone und iPad`,
    button: 'Im App Store laden',
  },
  androidApp: {
    title: `${brand.browser} für Android`,
    button: 'Bei Google Play laden',
  },
};
