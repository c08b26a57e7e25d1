import { brand } from '@/lib/content/brand';
import { figures, spelledCount } from '@/lib/content/figures';
import type * as english from '@/lib/content/home/homeWords';
import { reviewedMonth } from '@/lib/content/reviewedFacts';
import type { Translation } from '@/lib/content/translations/translation';

const decimal = new Intl.NumberFormat('fr');

export const homeHero: Translation<typeof english.homeHero> = {
  title: 'La recherche, sans pistage',
  lead: `${brand.name} trouve ce que vous cherchez et ne garde aucune trace de vos recherches.`,
  searchLabel: 'Rechercher en privé sur le web',
  trust: [
    'Aucun profil',
    'Aucun historique',
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
  lead: `Nous comptons les recherches et les téléchargements, pas les personnes. Chiffres de ${reviewedMonth('figures', 'fr')}.`,
  items: [
    { value: spelledCount(figures.monthlySearches, 'fr'), label: 'de recherches par mois' },
    { value: spelledCount(figures.monthlyDownloads, 'fr'), label: 'de téléchargements par mois' },
    { value: `N° ${figures.mobileSearchRank}`, label: 'des moteurs de recherche sur mobile aux États-Unis' },
    {
      value: decimal.format(figures.ios.rating),
      label: `étoiles sur iOS, pour ${spelledCount(figures.ios.reviews, 'fr')} d’avis`,
    },
    {
      value: decimal.format(figures.android.rating),
      label: `étoiles sur Android, pour ${spelledCount(figures.android.reviews, 'fr')} d’avis`,
    },
    {
      value: spelledCount(figures.donatedDollars, 'fr'),
      label: 'de dollars donnés pour défendre la vie privée',
    },
  ],
};

export const homeQuestions: Translation<typeof english.homeQuestions> = {
  title: 'Questions fréquentes',
  items: [
    {
      id: 'how-do-you-earn',
      question: 'Comment gagnez-\u2060vous de l’argent sans me pister ?',
      answer:
        'Grâce à notre abonnement et à des annonces liées à une seule recherche. Qui cherche des chaussures de randonnée voit des annonces pour ces chaussures. Nul besoin d’un profil.',
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
