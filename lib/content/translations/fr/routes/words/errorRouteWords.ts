import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/errorRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorRouteWords: Translation<typeof english.errorRouteWords> = {
  '/404': {
    title: titled('Page introuvable'),
    description: 'Il n’y a aucune page à cette adresse.',
  },
  '/410': {
    title: titled('Cette page n’existe plus'),
    description: 'Nous avons retiré définitivement la page qui se trouvait à cette adresse.',
  },
  '/418': {
    title: titled('Nous ne pouvons pas répondre à cette requête'),
    description: 'Nous avons bien reçu la requête, mais quelque chose nous a empêchés d’y répondre.',
  },
  '/418/challenge': {
    title: titled('Êtes-vous bien un être humain ?'),
    description: 'Le trafic de votre réseau semble automatisé. Voici comment continuer.',
  },
  '/418/limit': {
    title: titled('Trop de requêtes'),
    description: 'Nous avons reçu trop de requêtes en peu de temps. La limite disparaît d’elle-même.',
  },
  '/418/region': {
    title: titled('Indisponible dans votre pays'),
    description: 'Cette offre n’est pas disponible dans le pays d’où vous vous connectez.',
  },
  '/500': {
    title: titled('Une erreur s’est produite de notre côté'),
    description: 'Nous n’avons pas pu afficher la page. Réessayez dans un instant.',
  },
};
