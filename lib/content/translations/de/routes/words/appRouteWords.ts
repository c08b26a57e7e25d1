import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/appRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const appRouteWords: Translation<typeof english.appRouteWords> = {
  '/identity-theft-restoration': {
    title: titled('Hilfe bei Identitätsdiebstahl'),
    description: `Mit ${brand.subscription}: Holen Sie sich den Zugangscode für den Anruf bei der Beratung und sehen Sie, was sie in Ihrem Land für Sie tut.`,
  },
  '/dbp': {
    title: titled('Entfernung persönlicher Daten'),
    description:
      'In den USA: findet Ihren Namen und Ihre Adresse auf Seiten, die sie verkaufen, beantragt die Entfernung und prüft nach. Ihre Angaben bleiben auf Ihrem Computer.',
  },
};
