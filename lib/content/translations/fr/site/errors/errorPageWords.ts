import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/site/errors/errorPageWords';
import type { Translation } from '@/lib/content/translations/translation';

export const errorPageWords: Translation<typeof english.errorPageWords> = {
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
  },
  gone: {
    title: 'Cette page n’existe plus',
    text: 'Nous l’avons retirée définitivement. Elle ne reviendra pas à cette adresse.',
  },
  refused: {
    title: 'Nous ne pouvons pas répondre à cette requête',
    text: 'Votre requête nous est parvenue, mais quelque chose nous a empêchés d’y répondre. C’est rare, et cela passe en général tout seul.',
    steps: [
      'Attendez une minute, puis rechargez la page.',
      'Désactivez les extensions qui modifient ce qu’envoie votre navigateur.',
      'Si cela ne suffit pas, dites-nous ce que vous vouliez ouvrir.',
    ],
  },
  challenge: {
    title: 'Êtes-vous bien un être humain ?',
    text: 'Le trafic de votre réseau semble automatisé, nous préférons donc vérifier. Nous regardons le volume du trafic, jamais l’objet de vos recherches.',
    steps: [
      'Revenez en arrière et réessayez à la main. Le plus souvent, cela suffit.',
      'Cela peut arriver quand beaucoup de personnes partagent une adresse IP, dans un bureau ou avec un VPN par exemple. Essayez une autre connexion.',
      'Si vous exécutez un script, écrivez-nous d’abord. Nous pourrons peut-être vous aider.',
    ],
  },
  limit: {
    title: 'Trop de requêtes',
    text: 'Nous avons reçu de votre part plus de requêtes que nous ne pouvons en traiter à la fois. Rien n’est cassé et rien n’est perdu.',
    steps: [
      'Attendez quelques minutes. La limite disparaît d’elle-même.',
      'Fermez les onglets qui se rechargent tout seuls.',
    ],
  },
  region: {
    title: 'Indisponible dans votre pays',
    text: 'Cette offre n’est pas disponible dans le pays d’où vous vous connectez, soit à cause de la loi locale, soit parce que nous ne l’y proposons pas encore.',
    steps: [
      'Utilisez-vous un VPN ou un proxy ? Vous semblez peut-être vous trouver ailleurs. Désactivez-le et rechargez la page.',
      'Notre moteur de recherche et notre navigateur sont gratuits partout.',
    ],
  },
  serverError: {
    title: 'Une erreur s’est produite de notre côté',
    text: 'Nous n’avons pas pu afficher cette page. La faute nous revient et rien n’est perdu. Réessayez dans un instant.',
  },
};

export const errorPageLinks: Translation<typeof english.errorPageLinks> = {
  home: 'Aller à l’accueil',
  help: 'Obtenir de l’aide',
  subscription: `Voir ${brand.subscription}`,
  offers: `Voir ce que propose ${brand.name}`,
  scripts: 'Lire les règles pour les scripts',
  limits: 'Pourquoi il y a des limites',
  countries: 'Voir où l’abonnement est vendu',
};
