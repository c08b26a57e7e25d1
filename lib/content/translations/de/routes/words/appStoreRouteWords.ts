import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/appStoreRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const appStoreRouteWords: Translation<typeof english.appStoreRouteWords> = {
  '/subscriptions': {
    title: titled('In der App abonnieren'),
    description: `Was ${brand.subscription} enthält und was es im App-Store Ihres Geräts kostet.`,
  },
  '/subscriptions/plans': {
    title: titled('Tarife in der App'),
    description: `Vergleichen Sie die Tarife von ${brand.subscription}, wählen Sie einen aus oder wechseln Sie.`,
  },
  '/subscriptions/new/mobile/vpn': {
    title: titled('Das VPN in der App'),
    description: `Holen Sie sich das VPN und alles andere in ${brand.subscription} über den App-Store Ihres Smartphones.`,
  },
  '/subscriptions/new/mobile/duckai': {
    title: titled(`Leistungsfähigere Modelle in ${brand.chat}`),
    description: `Holen Sie sich leistungsfähigere Modelle in ${brand.chat} und alles andere in ${brand.subscription} über den App-Store Ihres Smartphones.`,
  },
  '/subscriptions/new/mobile/pir': {
    title: titled('Entfernung persönlicher Daten in der App'),
    description: `Holen Sie sich die Entfernung persönlicher Daten und alles andere in ${brand.subscription} über den App-Store Ihres Smartphones.`,
  },
  '/subscriptions/welcome': {
    title: titled('Ihr Abo in der App'),
    description:
      'Öffnen Sie die Funktionen Ihres Abos in der App und fügen Sie es Ihren anderen Geräten hinzu.',
  },
  '/subscriptions/welcome/stripe': {
    title: titled('Ihr Abo wird geprüft'),
    description: 'Die App prüft Ihr Abo. Sie müssen nicht warten und nicht noch einmal bezahlen.',
  },
};
