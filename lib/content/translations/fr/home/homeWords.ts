import { brand } from '@/lib/content/brand';
import { figures, spelledCount } from '@/lib/content/figures';
import type * as english from '@/lib/content/home/homeWords';
import type { Translation } from '@/lib/content/translations/translation';

const decimal = new Intl.NumberFormat('fr');

export const homeHero: Translation<typeof english.homeHero> = {
  title: 'La recherche, sans pistage',
  lead: `${brand.name} trouve ce que vous cherchez et ne garde aucune trace de vos recherches.`,
  searchLabel: 'Rechercher en privé sur le web',
  trust: [
    'Aucun profil',
    'Aucun historique de recherche',
    `${spelledCount(figures.monthlySearches, 'fr')} de recherches par mois`,
  ],
  scroll: 'Découvrir nos autres produits',
  offers: `Aller plus loin avec ${brand.name}`,
};

export const searchPicture: Translation<typeof english.searchPicture> = {
  query: 'où vont les canards en hiver',
  address: new URL(brand.searchUrl).host,
  answerTitle: 'Vers le sud, surtout.',
  answerText: 'Beaucoup de sarcelles quittent les lacs du nord pour des zones humides plus douces.',
  counterLabel: 'traqueur sur cette page',
  counter: '0',
};

export const homeFigures: Translation<typeof english.homeFigures> = {
  title: `${brand.name} en chiffres`,
  lead: 'Nous comptons les recherches et les téléchargements, pas les personnes.',
  items: [
    { value: spelledCount(figures.monthlySearches, 'fr'), label: 'de recherches par mois' },
    { value: spelledCount(figures.monthlyDownloads, 'fr'), label: 'de téléchargements par mois' },
    { value: `N° ${figures.mobileSearchRank}`, label: 'des moteurs de recherche sur mobile aux États-Unis' },
    { value: decimal.format(figures.rating), label: 'étoiles en moyenne' },
    { value: String(figures.teamSize), label: 'personnes dans l’équipe' },
    {
      value: spelledCount(figures.donatedDollars, 'fr'),
      label: 'de dollars donnés à des organisations de défense de la vie privée',
    },
  ],
  ratings: [
    {
      store: 'iOS',
      name: 'App Store',
      rating: decimal.format(figures.ios.rating),
      reviews: `${spelledCount(figures.ios.reviews, 'fr')} d’avis`,
    },
    {
      store: 'Android',
      name: 'Google Play',
      rating: decimal.format(figures.android.rating),
      reviews: `${spelledCount(figures.android.reviews, 'fr')} d’avis`,
    },
  ],
};

export const subscriptionCall: Translation<typeof english.subscriptionCall> = {
  title: 'Davantage de protection en un seul abonnement',
  text: `Essayez ${brand.subscription} gratuitement. Résiliez à tout moment, quelle qu’en soit la raison.`,
  action: { label: 'Voir les formules et les prix', href: '/pro' },
  own: {
    text: 'Utilisez-le sur tous vos appareils et gérez-le depuis votre compte.',
    action: { label: 'Gérer l’abonnement', href: '/subscriptions/manage' },
  },
  features: [
    { label: 'Un VPN pour tous vos appareils' },
    { label: 'La suppression de données (États-Unis)' },
    { label: 'Une aide en cas d’usurpation d’identité' },
    { label: `Des modèles plus performants dans ${brand.chat}`, flag: 'usePaidDuckAi' },
  ],
};

export const homeClosing: Translation<typeof english.homeClosing> = {
  title: `Téléchargez ${brand.browser}`,
  text: 'Il est gratuit sur tous vos appareils et ne demande aucun compte.',
  all: { label: 'Voir tous les téléchargements', href: '/app/devices' },
};

export const homeQuestions: Translation<typeof english.homeQuestions> = {
  title: 'Questions fréquentes',
  items: [
    {
      id: 'what-is-it',
      question: `Qu’est-ce que ${brand.name} ?`,
      answer:
        'Nous proposons un moteur de recherche, un navigateur, un chat IA et un abonnement aux personnes qui tiennent à leur vie privée. Tout est gratuit, sauf l’abonnement.',
    },
    {
      id: 'how-it-protects',
      question: 'Comment protégez-\u2060vous ma vie privée ?',
      answer:
        'Nous ne rattachons pas les recherches à des personnes et n’avons donc aucun profil de vous. Notre navigateur bloque les traqueurs, retire les codes de suivi des liens et utilise des connexions chiffrées.',
    },
    {
      id: 'everything-blocked',
      question: 'Bloquez-vous tous les traqueurs ?',
      answer:
        'Non, et personne ne le peut. Nous bloquons les traqueurs connus avant leur chargement, ajoutons sans cesse les nouveaux et montrons sur chaque page ce que nous avons bloqué.',
    },
    {
      id: 'how-many-users',
      question: 'Combien de personnes l’utilisent ?',
      answer: `Nous ne pouvons pas le dire, car nous ignorons qui revient. Ce que nous comptons : ${spelledCount(figures.monthlySearches, 'fr')} de recherches et ${spelledCount(figures.monthlyDownloads, 'fr')} de téléchargements par mois.`,
    },
    {
      id: 'how-do-you-earn',
      question: 'Comment gagnez-\u2060vous de l’argent sans me pister ?',
      answer:
        'Grâce à notre abonnement et à des annonces liées à une seule recherche. Qui cherche des chaussures de randonnée voit des annonces pour ces chaussures. Nul besoin d’un profil.',
    },
    {
      id: 'why-change',
      question: 'Pourquoi changer de moteur de recherche ?',
      answer:
        'La plupart conservent vos recherches pendant des années et s’en servent pour orienter résultats et annonces. Pas nous.',
    },
    {
      id: 'private-window',
      question: 'Une fenêtre privée dans mon navigateur ne suffit-\u2060elle pas ?',
      answer:
        'Elle efface seulement les traces sur votre propre appareil. Les sites, les régies publicitaires et votre fournisseur d’accès voient toujours ce que vous faites.',
    },
    {
      id: 'how-results-compare',
      question: 'Les résultats sont-\u2060ils aussi bons ?',
      answer:
        'Le plus souvent, vous ne verrez pas de différence, sinon que tout le monde obtient les mêmes résultats. Pour chercher sur un autre site, utilisez un bang tel que !w.',
    },
    {
      id: 'who-owns-you',
      question: 'Appartenez-vous à une entreprise de publicité ?',
      answer: `Non. ${brand.legalName} appartient aux personnes qui y travaillent et à ses investisseurs, pas à une entreprise qui vend des données personnelles.`,
    },
  ],
};
