import type * as english from '@/lib/content/search/settingWords';
import type { Translation } from '@/lib/content/translations/translation';

export const settingGroupWords: Translation<typeof english.settingGroupWords> = {
  general: { label: 'Général', lead: 'Quels résultats vous obtenez et comment ils se comportent.' },
  appearance: { label: 'Apparence', lead: 'L’aspect de la page de résultats.' },
  privacy: { label: 'Confidentialité', lead: 'Ce qu’une recherche révèle aux autres.' },
  ai: {
    label: 'Fonctions d’IA',
    lead: 'Désactivez-les toutes, et aucun modèle d’IA n’intervient dans vos recherches.',
  },
};

export const settingWords: Translation<typeof english.settingWords> = {
  region: {
    label: 'Région',
    text: 'La partie du monde que concernent vos résultats.',
    values: {
      '': 'Selon la langue',
      'wt-wt': 'Toutes les régions',
      'xa-ar': 'Monde arabe',
      'xa-en': 'Monde arabe (anglais)',
      'ct-ca': 'Catalogne',
      'hk-tzh': 'Hong Kong',
      'ue-es': 'États-Unis (ancien réglage pour l’espagnol)',
    },
  },
  language: {
    label: 'Langue',
    text: 'La langue des boutons et des messages.',
    values: {
      wt_WT: 'Celle du navigateur',
    },
  },
  safeSearch: {
    label: 'Recherche filtrée',
    text: '« Stricte » masque tous les contenus pour adultes ; « Modérée », seulement ces images et ces vidéos.',
    values: {
      '1': 'Stricte',
      '-1': 'Modérée',
      '-2': 'Désactivée',
    },
  },
  autocomplete: {
    label: 'Suggestions',
    text: 'Suggère des recherches pendant la saisie.',
  },
  installProduct: {
    label: 'Invitations à installer',
    text: 'Montre comment ajouter notre moteur de recherche à votre navigateur.',
  },
  instantAnswers: {
    label: 'Réponses instantanées',
    text: 'Affiche des réponses au-dessus des résultats.',
  },
  autoloadResults: {
    label: 'Défilement continu',
    text: 'Charge d’autres résultats au fil du défilement.',
  },
  newWindow: {
    label: 'Ouvrir les résultats dans un nouvel onglet',
  },
  keyboardShortcuts: {
    label: 'Raccourcis clavier',
  },
  units: {
    label: 'Unités',
    values: {
      '-1': 'Selon la région',
      m: 'Métriques',
      u: 'Américaines',
    },
  },
  video: {
    label: 'Lire les vidéos sur la page de résultats',
    values: {
      '1': 'Toujours',
      '2': 'Jamais',
      '-1': 'Demander',
    },
  },
  maps: {
    label: 'Ouvrir les itinéraires dans',
    values: {
      '': 'Nos cartes',
      osm: 'OpenStreetMap',
      'google-maps': 'Google Maps',
      'apple-maps': 'Apple Maps',
      'bing-maps': 'Bing Maps',
    },
  },
  ads: {
    label: 'Publicité',
    text: 'Les annonces dépendent des mots que vous cherchez, pas de vous. Elles financent la recherche.',
  },
  homepageTips: {
    label: 'Astuces sur la page d’accueil',
  },
  newsletterReminder: {
    label: 'Rappel de la newsletter',
  },
  newsletter: {
    label: 'Newsletter sur la page d’accueil',
  },
  helpImprove: {
    label: 'Invitations à donner votre avis',
  },
  theme: {
    label: 'Thème',
    values: {
      '': 'Selon l’appareil',
      '-1': 'Clair',
      d: 'Sombre',
      t: 'Terminal',
      c: 'Contraste',
      r: 'Rétro',
      b: 'Simple',
      g: 'Gris',
    },
  },
  font: {
    label: 'Police du texte',
  },
  linkFont: {
    label: 'Police des titres',
  },
  size: {
    label: 'Taille du texte',
    values: {
      s: 'Petite',
      m: 'Moyenne',
      n: 'Grande',
      l: 'Plus grande',
      t: 'La plus grande',
    },
  },
  width: {
    label: 'Largeur de la page',
    values: {
      n: 'Normale',
      w: 'Large',
      s: 'Très large',
    },
  },
  placement: {
    label: 'Alignement',
    values: {
      m: 'Au centre',
      l: 'À gauche',
    },
  },
  underline: {
    label: 'Titres soulignés',
  },
  header: {
    label: 'En-tête',
    values: {
      d: 'Se masque au défilement',
      '1': 'Reste visible',
      s: 'Défile avec la page',
      '-1': 'Désactivé',
      '-2': 'Toujours désactivé',
    },
  },
  favicons: {
    label: 'Icônes des sites',
  },
  urlDisplay: {
    label: 'Adresse du résultat',
    values: {
      b: 'Avec le chemin',
      s: 'Site seulement',
      '-1': 'Aucune',
    },
  },
  urlPlacement: {
    label: 'Place de l’adresse',
    values: {
      a: 'Au-dessus du titre',
      b: 'Sous le titre',
      '-1': 'Selon le thème',
    },
  },
  pageNumbers: {
    label: 'Sauts de page',
    values: {
      '1': 'Ligne et numéro',
      n: 'Numéro',
      '-1': 'Aucun',
    },
  },
  background: {
    label: 'Couleur du fond',
  },
  headerColor: {
    label: 'Couleur de l’en-tête',
  },
  moduleColor: {
    label: 'Couleur des modules',
  },
  textColor: {
    label: 'Couleur du texte',
  },
  titleColor: {
    label: 'Couleur des titres',
  },
  visitedColor: {
    label: 'Couleur des titres visités',
  },
  addressColor: {
    label: 'Couleur des adresses',
  },
  method: {
    label: 'Envoi de votre recherche',
    text: 'Avec POST, vos recherches n’entrent pas dans l’historique du navigateur.',
    values: {
      g: 'Dans l’adresse (GET)',
      p: 'Dans le corps de la requête (POST)',
    },
  },
  redirect: {
    label: 'Cacher votre recherche aux sites',
    text: 'Le site que vous ouvrez n’apprend pas ce que vous avez cherché.',
  },
  https: {
    label: 'Préférer les sites chiffrés',
  },
  autoloadImages: {
    label: 'Charger les images aussitôt',
  },
  recentRegions: {
    label: 'Mémoriser les régions récentes',
  },
  location: {
    label: 'Résultats près de vous',
    text: 'Demande à votre navigateur où vous êtes à peu près, s’en sert pour une recherche, puis l’oublie.',
  },
  mapRendering: {
    label: 'Dessin des cartes',
    values: {
      '-1': 'Selon l’appareil',
      b: 'En vecteurs',
      i: 'En images',
    },
  },
  chat: {
    label: 'Chat IA',
    text: 'Affiche un bouton pour interroger le chat IA.',
  },
  searchAssist: {
    label: 'Résumé des résultats par IA',
    values: {
      '-1': 'Jamais',
      '0': 'À la demande',
      '1': 'Parfois',
      '2': 'Souvent',
    },
  },
  aiImages: {
    label: 'Images générées par IA',
    values: {
      '-1': 'Afficher',
      '1': 'Masquer',
    },
  },
};
