import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/routes/words/homeRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const homeRouteWords: Translation<typeof english.homeRouteWords> = {
  '/': {
    title: `${brand.name} – Recherche, navigateur et chat IA privés`,
    description: `${brand.name} : un moteur de recherche, un navigateur et un abonnement grâce auxquels vos données restent les vôtres. Ni profil, ni historique de recherche, ni traqueurs.`,
  },
};
