import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/app';
import { figures, shortCount, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const appBranding: Translation<typeof english.appBranding> = [
  { variant: 'control', name: brand.browser },
  { variant: 'treatmenta', name: `L’application ${brand.name}` },
  { variant: 'treatmentb', name: `${brand.name}, recherche et navigateur réunis` },
];

export const appFeatures: Translation<typeof english.appFeatures> = {
  title: 'La protection dès le départ',
  lead: 'À la première ouverture de l’application, toutes les protections sont déjà activées. Vous n’avez aucun réglage à modifier.',
  items: [
    {
      id: 'trackers',
      title: 'Bloque les traqueurs',
      text: 'La plupart des pages contactent d’autres entreprises dès que vous les ouvrez. Nous l’empêchons, et nous vous montrons lesquelles.',
    },
    {
      id: 'clear',
      title: 'Supprime vos données',
      text: 'Un bouton ferme vos onglets et supprime l’historique et les cookies. Sur les sites de confiance, votre session peut rester ouverte.',
    },
    {
      id: 'cookies',
      title: 'Répond aux bandeaux de cookies',
      text: 'Nous choisissons « non » partout où un site le propose.',
    },
    {
      id: 'search',
      title: 'Recherche en privé',
      text: `La barre d’adresse utilise ${brand.search}, qui ne sait pas qui pose la question.`,
    },
    {
      id: 'email',
      title: 'Protège vos e-\u2060mails',
      text: 'Donnez une adresse de transfert. Nous retirons les traqueurs avant que l’e-mail ne vous parvienne.',
    },
  ],
};

export const ratings: Translation<typeof english.ratings> = {
  title: 'Notes',
  stores: [
    {
      store: 'App Store',
      rating: shortCount(figures.ios.rating, 'fr'),
      reviews: `${spelledCount(figures.ios.reviews, 'fr')} d’avis`,
    },
    {
      store: 'Google Play',
      rating: shortCount(figures.android.rating, 'fr'),
      reviews: `${spelledCount(figures.android.reviews, 'fr')} d’avis`,
    },
  ],
  downloads: {
    value: spelledCount(figures.monthlyDownloads, 'fr'),
    label: 'de téléchargements par mois',
  },
  outOf: 'sur 5',
};

export const appComparison: Translation<typeof english.appComparison> = {
  title: 'La comparaison',
  lead: 'Quelques lignes du tableau complet, qui indique chaque exception, y compris les nôtres.',
  more: 'Comparer tous les navigateurs',
};

export const appQuestions: Translation<typeof english.appQuestions> = {
  title: 'Questions sur l’application',
  items: [
    {
      id: 'free',
      question: 'L’application est-\u2060elle vraiment gratuite ?',
      answer: `Oui, entièrement, sur tous les appareils. Nos revenus viennent des annonces de recherche liées aux mots que vous tapez et de ${brand.subscription}, qui est facultatif.`,
    },
    {
      id: 'sites',
      question: 'Les sites fonctionneront-\u2060ils encore ?',
      answer:
        'Presque tous. De temps à autre, un site a besoin d’un traqueur pour fonctionner. Appuyez sur le bouclier pour désactiver la protection sur ce site et signalez-le-nous, pour que nous puissions corriger le problème.',
    },
    {
      id: 'sync',
      question: 'Puis-je l’utiliser sur mon téléphone et mon ordinateur ?',
      answer:
        'Oui, sur autant d’appareils que vous voulez. Vous synchronisez les favoris et les mots de passe en scannant un code. Ils sont chiffrés de bout en bout, et il n’y a pas de compte.',
    },
    {
      id: 'ai',
      question: 'Faut-il utiliser les fonctions d’IA ?',
      answer: `Non. Vous pouvez désactiver ${brand.chat} et les réponses générées par l’IA dans les réglages. Elles disparaissent alors vraiment, au lieu d’être cachées derrière un bouton plus petit.`,
    },
  ],
};

export const appClosing: Translation<typeof english.appClosing> = {
  title: 'Pour tous vos appareils',
  text: 'C’est gratuit sur téléphone, tablette et ordinateur.',
};
