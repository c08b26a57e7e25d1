import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/appRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const appRouteWords: Translation<typeof english.appRouteWords> = {
  '/identity-theft-restoration': {
    title: titled('Aide en cas d’usurpation d’identité'),
    description: `Avec ${brand.subscription} : obtenez un code d’accès pour appeler quelqu’un qui vous aide si votre identité est usurpée, et voyez ce qu’il peut faire dans votre pays.`,
  },
  '/dbp': {
    title: titled('Suppression de données personnelles'),
    description:
      'Aux États-Unis : trouve votre nom et votre adresse sur les sites qui les vendent, demande leur retrait et revérifie. Vos données restent sur votre ordinateur.',
  },
};
